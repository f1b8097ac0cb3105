import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { staffSession } from '../testing/storyData.ts';
import { RecordEffects } from './RecordEffects.tsx';
import { widget } from './record_effects.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordEffects),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const effect = { id: 1, title: 'notify', status: 'done', tries: 1, at: '2026-11-22T04:00:00Z' };
const failed = { ...effect, id: 2, status: 'failed', tries: 8, error: 'connect ECONNREFUSED' };
const delayed = { ...failed, id: 3, status: 'waiting', tries: 2, nextAt: '2026-11-22T04:00:04Z' };

export const Default: Story = {
  args: { data: { effects: { record: 'q1', effects: [effect, failed, delayed], mayRunAgain: true } } },
};

export const ReadOnly: Story = {
  args: { data: { effects: { record: 'q1', effects: [failed], mayRunAgain: false } } },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

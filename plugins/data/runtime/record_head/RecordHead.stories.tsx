import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildRecord, storyRefused } from '../testing/recordStories.ts';
import { staffSession } from '../testing/storyData.ts';
import { RecordHead } from './RecordHead.tsx';
import { widget } from './record_head.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordHead),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { record: buildRecord() } } };

/** A guard holds the event back, and says so. */
export const Refused: Story = { args: { data: { record: buildRecord(storyRefused) } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

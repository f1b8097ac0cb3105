import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildRecord, storyNotices } from '../testing/recordStories.ts';
import { staffSession } from '../testing/storyData.ts';
import { RecordProgress } from './RecordProgress.tsx';
import { widget } from './record_progress.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordProgress),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { data: { record: buildRecord() } } };

/** An approval, a due time and closed fields. */
export const Notices: Story = { args: { data: { record: buildRecord({ notices: storyNotices }) } } };

/** It was sent without having been a draft. */
export const Skipped: Story = { args: { data: { record: buildRecord(), states: ['sent'] } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

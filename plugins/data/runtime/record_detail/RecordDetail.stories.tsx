import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { buildRecord } from '../testing/recordStories.ts';
import { staffSession } from '../testing/storyData.ts';
import { RecordDetail } from './RecordDetail.tsx';
import { widget } from './record_detail.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordDetail),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { properties: { collection: 'quotation' }, data: { record: buildRecord() } } };

export const Missing: Story = { args: { data: { record: null } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

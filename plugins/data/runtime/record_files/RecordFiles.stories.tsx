import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { staffSession } from '../testing/storyData.ts';
import { RecordFiles } from './RecordFiles.tsx';
import { widget } from './record_files.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordFiles),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const file = {
  id: 'f1',
  name: 'ใบสั่งซื้อของลูกค้า.pdf',
  size: 284_000,
  url: '/files/f1/po.pdf',
  kind: 'document',
  at: '2026-11-22T04:00:00Z',
  by: 'มาลี แก้วใส',
  mayDelete: true,
};

export const Default: Story = { args: { data: { files: { record: 'q1', files: [file], mayAdd: true } } } };

export const NothingYet: Story = { args: { data: { files: { record: 'q1', files: [], mayAdd: true } } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

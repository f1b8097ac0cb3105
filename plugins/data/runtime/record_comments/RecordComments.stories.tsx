import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { staffSession } from '../testing/storyData.ts';
import { RecordComments } from './RecordComments.tsx';
import { widget } from './record_comments.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordComments),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const comment = {
  id: 'k1',
  text: '@สมชาย ใจดี ช่วยดูราคาให้หน่อย',
  at: '2026-11-22T04:00:00Z',
  isEdited: false,
  by: 'มาลี แก้วใส',
  isOwn: true,
  mentions: [{ id: 'u2', name: 'สมชาย ใจดี' }],
};

export const Default: Story = { args: { data: { comments: { record: 'q1', comments: [comment], total: 1 } } } };

export const NothingYet: Story = { args: { data: { comments: { record: 'q1', comments: [], total: 0 } } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

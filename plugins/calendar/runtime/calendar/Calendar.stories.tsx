import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { buildList, buildTask, mayAll, mayRead, someTasks } from '../parts/storyEntries.ts';
import { Calendar } from './Calendar.tsx';
import { widget } from './calendar.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Calendar),
  decorators: [withAnswers({ 'GET /api/people?limit=100&status=active': { data: [{ id: 'u', name: 'มาลี แก้วใส' }] } })],
  args: { data: { list: buildList(someTasks), rights: mayAll } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Table: Story = { args: { properties: { view: 'list' } } };

export const Board: Story = { args: { properties: { view: 'board' } } };

export const ReadOnly: Story = { args: { data: { list: buildList(someTasks), rights: mayRead } } };

export const Opened: Story = { parameters: { page: { address: '?story.task=b' } } };

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /เพิ่มงาน|New task/ }));
  },
};

export const Empty: Story = { args: { properties: { view: 'list' }, data: { list: buildList([]), rights: mayAll } } };

export const Failed: Story = { args: { data: {} }, parameters: { page: { failed: ['story'] } } };

export const LongText: Story = {
  args: {
    properties: { title: 'ปฏิทินงานของทุกฝ่ายที่เกี่ยวข้อง '.repeat(5) },
    data: {
      list: buildList([buildTask('x', { title: 'ประชุมเตรียมความพร้อมก่อนเปิดหลักสูตร '.repeat(8) })], 350),
      rights: mayAll,
    },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

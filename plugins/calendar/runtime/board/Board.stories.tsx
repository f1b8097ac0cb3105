import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { buildList, buildTask, mayAll, someTasks } from '../parts/storyEntries.ts';
import { Board } from './Board.tsx';
import { widget } from './board.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Board),
  decorators: [withAnswers({})],
  args: { data: { list: buildList(someTasks), rights: mayAll } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Empty: Story = { args: { data: { list: buildList([]), rights: mayAll } } };

export const Failed: Story = { args: { data: {} }, parameters: { page: { failed: ['story'] } } };

export const LongText: Story = {
  args: {
    properties: { title: 'กระดาน '.repeat(20) },
    data: { list: buildList([buildTask('x', { title: 'ประชุมเตรียมความพร้อม '.repeat(12) })]), rights: mayAll },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

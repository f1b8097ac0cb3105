import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { withAnswers } from '../../../../stories/withAnswers.tsx';
import { buildList, dayOfMonth } from '../parts/storyEntries.ts';
import { AnnualCalendar } from './AnnualCalendar.tsx';
import { widget } from './annual_calendar.ts';

const course = {
  id: 'c1',
  name: 'ความปลอดภัยในการทำงานสำหรับหัวหน้างาน',
  startDate: dayOfMonth(10),
  endDate: dayOfMonth(12),
  type: 'onsite',
  target: [{ code: 'A', name: 'หัวหน้างาน' }],
  startRegistDate: dayOfMonth(1),
};
const options = [{ value: 'onsite', title: 'อบรมในสถานที่' }];
const rights = { fields: { type: { title: 'รูปแบบ', options } } };

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, AnnualCalendar),
  decorators: [withAnswers({})],
  args: { data: { list: buildList([course, { ...course, id: 'c2', name: 'การบริหารคลังสินค้า '.repeat(6) }]), rights } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = {};

export const Empty: Story = { args: { data: { list: buildList([]), rights } } };

/** A site without a plugin for courses. */
export const Alone: Story = { args: { data: {} } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

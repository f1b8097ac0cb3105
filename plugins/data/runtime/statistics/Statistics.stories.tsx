import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asPending } from '../testing/asPending.tsx';
import { staffSession } from '../testing/storyData.ts';
import { Statistics } from './Statistics.tsx';
import { widget } from './statistics.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Statistics),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const figure = (allTime: number, currentMonth: number, previousMonth: number, isMoney = false) => ({
  allTime,
  currentMonth,
  previousMonth,
  isMoney,
});
const figures = [figure(12_840, 312, 280), figure(64, 3, 5), figure(9_120, 204, 204)];

export const Default: Story = { args: { data: { figures } } };

export const Compared: Story = { args: { properties: { title: 'ภาพรวม', compare: 'previous' }, data: { figures } } };

/** The reader may not see one of the figures. */
export const PartlyDenied: Story = { args: { data: { figures: [figures[0] ?? null, null, figures[2] ?? null] } } };

export const LongText: Story = {
  args: {
    properties: {
      measures: [
        { title: 'ยอดขายรวมทั้งปีของทุกสาขาหลังหักส่วนลดและภาษีมูลค่าเพิ่ม', icon: 'banknote', query: { collection: 'sales' } },
        { title: 'ลูกค้า', icon: 'users', link: '/customers', query: { collection: 'customer' } },
      ],
    },
    data: { figures: [figure(1_234_567_890.5, 98_765_432.25, 0, true), figure(10, 1, 0)] },
  },
};

export const Loading: Story = { decorators: [asPending] };

export const Failed: Story = { parameters: { page: { session: staffSession, failed: ['story'] } } };

export const Empty: Story = { args: { properties: { measures: [] } } };

export const Phone: Story = { ...Compared, globals: { viewport: { value: 'phone' } } };

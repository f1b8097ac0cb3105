import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asPending } from '../testing/asPending.tsx';
import { buildChart, buildShares, staffSession } from '../testing/storyData.ts';
import { Chart } from './Chart.tsx';
import { widget } from './chart.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, Chart), parameters: { page: { session: staffSession } } };

export default meta;
type Story = StoryObj<StoryArgs>;

const properties = { title: 'ใบสั่งขายต่อเดือน', query: { collection: 'sales' }, period: 'month' };
const kinds = ['ขายปกติ', 'ค้าส่ง', 'ค้าปลีก', 'ส่งออก'];

export const Default: Story = { args: { properties, data: { chart: buildChart() } } };

export const Lines: Story = {
  args: { properties: { ...properties, kind: 'line' }, data: { chart: buildChart(kinds) } },
};

export const Area: Story = {
  args: { properties: { ...properties, kind: 'area' }, data: { chart: buildChart(kinds) } },
};

export const Stacked: Story = {
  args: { properties: { ...properties, kind: 'stacked' }, data: { chart: buildChart(kinds) } },
};

export const Pie: Story = { args: { properties: { ...properties, kind: 'pie' }, data: { chart: buildShares() } } };

export const Ring: Story = { args: { properties: { ...properties, kind: 'donut' }, data: { chart: buildShares() } } };

export const ByName: Story = {
  args: { properties: { ...properties, period: 'none' }, data: { chart: buildShares() } },
};

/** Bars whose names lead to the list of what they count. */
export const Linked: Story = {
  args: {
    properties: { ...properties, period: 'none' },
    data: {
      chart: {
        groups: [
          { key: 'draft', title: 'ร่าง', tone: 'neutral', path: '/sales?list.where=state.in.draft' },
          { key: 'delivered', title: 'ส่งถึงแล้ว', tone: 'success', path: '/sales?list.where=state.in.delivered' },
          { key: '_other', title: '' },
        ],
        series: [{ key: '_none', title: '', values: [4, 28, 9] }],
        period: 'none',
        isMoney: false,
      },
    },
  },
};

export const OneSlice: Story = {
  args: { properties: { ...properties, kind: 'pie' }, data: { chart: buildShares(1) } },
};

export const EightSeries: Story = {
  args: {
    properties: { ...properties, kind: 'stacked', height: 'high' },
    data: { chart: buildChart([...kinds, 'ฝากขาย', 'ขายคืน', 'โปรโมชัน', 'ตัวอย่างสินค้าที่มีชื่อยาวมากเป็นพิเศษ']) },
  },
};

export const Empty: Story = {
  args: { properties, data: { chart: { groups: [], series: [], period: 'none', isMoney: false } } },
};

export const Loading: Story = { args: { properties }, decorators: [asPending] };

export const Failed: Story = {
  args: { properties },
  parameters: { page: { session: staffSession, failed: ['story'] } },
};

export const Denied: Story = { args: { properties, data: { chart: null } } };

export const NotChosen: Story = {};

export const Phone: Story = { ...Stacked, globals: { viewport: { value: 'phone' } } };

export const PhoneByName: Story = { ...ByName, globals: { viewport: { value: 'phone' } } };

export const PhoneRing: Story = { ...Ring, globals: { viewport: { value: 'phone' } } };

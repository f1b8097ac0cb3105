import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { Repeater } from './Repeater.tsx';
import { widget } from './repeater.ts';

const rows = ['a', 'b', 'c', 'd', 'e'].map((tab) => ({ uid: tab, tab, columns: [] }));
const data = { items: { data: [], count: 5, total: 23, page: 2, limit: 5 } };

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, Repeater),
  args: { data, rows: (panel) => <p>สินค้า {panel}</p> },
};

export default meta;
type Story = StoryObj<StoryArgs>;

export const Default: Story = { args: { properties: { rows } } };

export const Pages: Story = { args: { properties: { rows, paging: 'pages' } } };

export const ShowMore: Story = { args: { properties: { rows, paging: 'more', layout: 'list', gap: 'small' } } };

/** Each as wide as it is. */
export const InALine: Story = {
  args: {
    properties: { rows, layout: 'line', gap: 'small' },
    rows: (panel) => <a href="/">หมวด {panel?.repeat(5)}</a>,
  },
};

export const Empty: Story = { args: { properties: { rows: [] }, data: {} } };

/** Loading failed, with a retry button. */
export const Failed: Story = {
  args: { properties: { rows: [] }, data: {} },
  parameters: { page: { failed: ['story'] } },
};

export const LongText: Story = {
  args: { properties: { rows, paging: 'pages' }, rows: () => <p>{'ชื่อสินค้าที่ยาวมากจนต้องขึ้นบรรทัดใหม่'.repeat(4)}</p> },
};

export const Phone: Story = { ...Pages, globals: { viewport: { value: 'phone' } } };

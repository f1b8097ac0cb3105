import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { staffSession } from '../testing/storyData.ts';
import { RecordRelated } from './RecordRelated.tsx';
import { widget } from './record_related.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordRelated),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const item = {
  id: 's1',
  name: 'SO20260060',
  path: '/sales/sales-order/s1',
  state: { value: 'draft', title: 'รอยืนยัน' },
  amount: '฿49,155.80',
  date: '23 พ.ย. 2569',
};
const group = { collection: 'sales', title: 'ใบสั่งขาย', count: 12, items: [item], listPath: '/sales', newPath: '/new' };

export const Default: Story = { args: { data: { related: [group] } } };

export const NothingYet: Story = { args: { data: { related: [{ ...group, count: 0, items: [] }] } } };

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

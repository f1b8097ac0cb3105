import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json, JsonObject } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { staffSession } from '../testing/storyData.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { widget } from './record_history.ts';

const meta: Meta<StoryArgs> = {
  render: drawStory(widget, RecordHistory),
  parameters: { page: { session: staffSession } },
};

export default meta;
type Story = StoryObj<StoryArgs>;

const entry: JsonObject = { version: 3, action: 'update', at: '2026-11-22T04:00:00Z', by: 'มาลี แก้วใส', changes: [] };
const moved: JsonObject = { from: { title: 'ร่าง' }, to: { title: 'ส่งแล้ว', tone: 'info' }, note: 'ลูกค้าขอด่วน' };
const lines: Json[] = [
  { kind: 'changed', line: 1, cells: [{ title: 'จำนวน', from: '12', to: '29' }] },
  { kind: 'added', line: 2, name: 'โต๊ะปฏิบัติงานเหล็ก', cells: [] },
];
const changes: Json[] = [
  { title: 'วันครบกำหนด', from: '1 ธ.ค. 2569', to: '21 ธ.ค. 2569' },
  { title: 'รายการสินค้า', lines },
];
const entries: Json[] = [
  { ...entry, ...moved },
  { ...entry, version: 2, changes, undo: true },
  { ...entry, version: 1, action: 'create' },
];

export const Default: Story = { args: { data: { history: { record: 'q1', entries, isCut: false } } } };

export const Long: Story = {
  args: {
    data: {
      history: {
        record: 'q1',
        entries: Array.from({ length: 20 }, (_, at) => ({ ...entry, version: 20 - at })),
        isCut: true,
      },
    },
  },
};

export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

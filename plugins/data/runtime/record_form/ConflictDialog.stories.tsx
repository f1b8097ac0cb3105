import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RecordField } from '../../shared/recordAnswer.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const field = (name: string, title: string, more: Partial<RecordField> = {}): RecordField => ({
  field: name,
  title,
  kind: 'text',
  schema: {},
  required: false,
  ...more,
});
const fields = [
  field('name', 'ชื่อลูกค้า'),
  field('phone', 'โทรศัพท์'),
  field('items', 'รายการ', { lines: [field('quantity', 'จำนวน', { kind: 'number' })] }),
];
const base = { name: 'ร้านช่างหนุ่ม', phone: '02 123 4567', items: [{ quantity: 1 }, { quantity: 2 }] };

const meta: Meta<typeof ConflictDialog> = {
  component: ConflictDialog,
  args: {
    fields,
    conflict: {
      base,
      mine: { ...base, phone: '081 111 1111', items: [{ quantity: 5 }, { quantity: 2 }] },
      theirs: {
        record: { ...base, phone: '082 222 2222', name: 'หจก. ช่างหนุ่ม' },
        names: new Map(),
        by: 'สมหญิง ใจดี',
        at: '2026-11-21T07:05:00Z',
      },
      isSaving: true,
    },
    onMerge: () => undefined,
    onClose: () => undefined,
  },
};

export default meta;
type Story = StoryObj<typeof ConflictDialog>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Json } from 'sala/schemas';
import { drawStory, type StoryArgs } from '../../../../stories/drawStory.tsx';
import { asAdmin } from '../parts/storyData.ts';
import { ApprovalTiers } from './ApprovalTiers.tsx';
import { widget } from './approval_tiers.ts';

const meta: Meta<StoryArgs> = { render: drawStory(widget, ApprovalTiers), parameters: { page: asAdmin } };

export default meta;
type Story = StoryObj<StoryArgs>;

const levels = [
  { level: 'rep', title: { th: 'พนักงานขาย', en: 'Sales' } },
  {
    level: 'manager',
    title: { th: 'ผู้จัดการฝ่ายขายและการตลาดประจำภูมิภาค', en: 'Regional manager of sales and marketing' },
  },
  { level: 'vp', title: { th: 'รองประธานฝ่ายขาย', en: 'VP of sales' } },
];
const declared: Json[] = [
  { level: 'rep', roles: ['sales'], limits: { amount: 100_000, discount: 10 } },
  {
    level: 'manager',
    roles: ['manager', 'supervisor', 'finance', 'accounting'],
    limits: { amount: 500_000, discount: 20 },
  },
  { level: 'vp', roles: ['superadmin'], limits: { discount: 50 } },
];
const quotation = {
  collection: 'quotation',
  title: { th: 'ใบเสนอราคา', en: 'Quotation' },
  measures: [
    { name: 'amount', title: { th: 'ยอดรวม', en: 'Total' } },
    { name: 'discount', title: { th: 'ส่วนลดรวม (%)', en: 'Discount (%)' } },
  ],
  ownRoles: [{ id: 'chair', title: { th: 'ประธานกรรมการ', en: 'Chair' } }],
  ...{ levels, declared, tiers: declared, own: false, mayChange: true },
};
const board = { level: 'own_1', title: { th: 'คณะกรรมการบริหาร', en: 'Board' }, roles: ['superadmin', 'chair'] };
const decided = {
  ...quotation,
  own: true,
  levels: [...levels, { level: 'own_1', title: board.title }],
  tiers: [...declared.slice(1), board],
};

export const Default: Story = { args: { data: { tiers: { data: [quotation] } } } };

export const Decided: Story = {
  args: {
    data: {
      tiers: {
        data: [
          decided,
          { ...quotation, collection: 'sales', title: { th: 'ใบสั่งขาย', en: 'Sales order' }, mayChange: false },
        ],
      },
    },
  },
};

export const Empty: Story = { args: { data: { tiers: { data: [] } } } };

export const Loading: Story = { args: { data: {} } };

export const Phone: Story = { ...Decided, globals: { viewport: { value: 'phone' } } };

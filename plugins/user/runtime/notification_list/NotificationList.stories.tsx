import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawStory } from '../../../../stories/drawStory.tsx';
import { NotificationList } from './NotificationList.tsx';
import { widget } from './notification_list.ts';

const meta = { component: NotificationList, render: drawStory(widget, NotificationList) } satisfies Meta;

export default meta;
type Story = StoryObj;

const line = (id: string, fields: object) => ({
  id,
  kind: 'info',
  title: { th: 'บทบาทของคุณเปลี่ยนแล้ว', en: 'Your role was changed' },
  read: true,
  created_at: '2026-11-21T05:00:00.000Z',
  ...fields,
});
const lines = [
  line('a', {
    kind: 'warning',
    read: false,
    path: '/user/profile',
    title: { th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่', en: 'Signed in from a new device' },
    text: { th: 'หากไม่ใช่คุณ ควรเปลี่ยนรหัสผ่าน', en: 'If it was not you, change your password.' },
  }),
  line('b', { kind: 'success', title: { th: 'ใบขอซื้อของคุณได้รับอนุมัติ', en: 'Your purchase request was approved' } }),
  line('c', {}),
];

export const Normal: Story = { args: { data: { notifications: { data: lines, total: 3 } } } };

export const Empty: Story = { args: { data: { notifications: { data: [], total: 0 } } } };

export const Failed: Story = { args: { data: {} } };

export const ManyPages: Story = { args: { data: { notifications: { data: lines, total: 95 } } } };

const long = 'ข้อความยาวมากที่ต้องตัดบรรทัดได้อย่างเรียบร้อยโดยไม่ล้นกรอบของรายการ '.repeat(5);

export const LongText: Story = {
  args: {
    data: {
      notifications: { data: [line('d', { title: { th: long, en: long }, text: { th: long, en: long } })], total: 1 },
    },
  },
};

export const OnPhone: Story = { ...Normal, globals: { viewport: { value: 'mobile1' } } };

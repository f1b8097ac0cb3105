import type { Json } from 'sala/schemas';

const roles = {
  type: 'array',
  'x-control': 'roles',
  default: ['sales'],
  'x-title': { th: 'แจ้งใคร', en: 'Who is told' },
};

export const readyFlows: Json = {
  data: [
    {
      name: 'sales/new-order',
      title: { th: 'แจ้งคำสั่งขายใหม่', en: 'Notice of new orders' },
      description: { th: 'แจ้งทีมงานเมื่อมีใบสั่งขายใหม่', en: 'Tells the team of each new sales order' },
      icon: 'shopping-cart',
      required: ['roles'],
      settings: {
        roles,
        amount: { type: 'number', minimum: 0, default: 0, 'x-title': { th: 'ยอดตั้งแต่ (บาท)', en: 'From (baht)' } },
      },
      flows: [],
    },
    {
      name: 'user/welcome-mail',
      title: { th: 'อีเมลต้อนรับสมาชิกใหม่', en: 'Welcome mail' },
      description: {
        th: 'ส่งอีเมลต้อนรับถึงผู้ที่เพิ่งสมัครหรือได้รับบัญชีใหม่',
        en: 'Mails whoever has just registered or was given an account',
      },
      icon: null,
      required: [],
      settings: {},
      flows: [{ id: 'f1', title: 'อีเมลต้อนรับสมาชิกใหม่', enabled: false }],
    },
  ],
};

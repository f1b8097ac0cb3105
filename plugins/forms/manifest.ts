import { definePlugin } from 'sala/schemas';

export const manifest = definePlugin({
  id: 'forms',
  title: { th: 'แบบฟอร์ม', en: 'Forms' },
  description: { th: 'ช่องกรอกข้อมูลสำหรับหน้าเว็บและแบบฟอร์ม', en: 'Fields for pages and forms' },
  group: 'system',
  icon: 'text-cursor-input',
  core: true,
  counters: [
    {
      name: 'form_new',
      title: { th: 'แบบฟอร์มใหม่', en: 'New forms' },
      icon: 'inbox',
      path: '/forms/inbox',
      collection: 'form_submission',
      query: { state: 'submitted' },
      roles: ['superadmin', 'admin', 'manager'],
    },
  ],
  screens: [
    {
      collection: 'order',
      path: '/records/order',
      create: false,
      title: { th: 'คำสั่งซื้อที่ชำระบนเว็บไซต์', en: 'Orders paid on the site' },
      // Only a form with the step below makes one, which few sites have: from its submission leads a link, and a site may show the list.
      inMenu: false,
    },
    {
      collection: 'form_submission',
      path: '/forms/inbox',
      create: false,
      title: { th: 'แบบฟอร์มที่ส่งเข้ามา', en: 'Form inbox' },
      roles: ['superadmin', 'admin', 'manager'],
      order: 20,
      layouts: { list: 'inbox', detail: 'submission' },
    },
  ],
  forms: {
    settings: {
      course: {
        type: 'string',
        maxLength: 120,
        'x-ref': 'course',
        'x-title': { th: 'หลักสูตร', en: 'Course' },
        'x-help': {
          th: 'เมื่อเลือกหลักสูตร สมาชิกหนึ่งคนส่งได้ครั้งเดียว',
          en: 'With a course each member can send the form once.',
        },
      },
    },
    steps: {
      order: {
        title: { th: 'สร้างคำสั่งซื้อที่รอชำระเงิน', en: 'Make an order that waits for payment' },
        settings: {
          order: {
            type: 'object',
            'x-title': { th: 'คำสั่งซื้อ', en: 'Order' },
            properties: {
              price: { type: 'number', minimum: 0, 'x-title': { th: 'ราคา (บาท)', en: 'Price (baht)' } },
              payment: { type: 'string', maxLength: 60, 'x-title': { th: 'วิธีชำระ', en: 'Payment' } },
              type: { type: 'string', maxLength: 60, 'x-title': { th: 'ชนิด', en: 'Kind' } },
              approve: { type: 'string', maxLength: 60, 'x-title': { th: 'การอนุมัติ', en: 'Approval' } },
            },
          },
          ref1: { type: 'string', maxLength: 120, 'x-title': { th: 'เลขอ้างอิง 1', en: 'Reference 1' } },
        },
      },
    },
  },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'user_nav',
  title: { th: 'เมนูผู้ใช้', en: 'User menu' },
  description: {
    th: 'ข้อความ ตะกร้า และบัญชีของผู้ที่เข้าสู่ระบบ หรือลิงก์เข้าสู่ระบบ',
    en: 'Messages, cart and account of who is signed in, or the way to sign in',
  },
  icon: 'circle-user',
  category: 'navigation',
  version: 1,
  aliases: ['usernav', 'user navigation'],
  hydrate: 'never',
  props: {
    type: 'object',
    properties: {
      loginLink: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์เข้าสู่ระบบ', en: 'Link to sign in' },
        'x-help': { th: 'เว้นว่างไว้เพื่อใช้หน้าเข้าสู่ระบบของเว็บไซต์', en: 'Leave empty for the sign-in page of the site' },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
      showRegister: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แสดงลิงก์สมัครสมาชิก', en: 'Show the link to register' },
        'x-group': 'content',
      },
      messagesLink: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์ข้อความ', en: 'Link to the messages' },
        'x-help': { th: 'เว้นว่างไว้เพื่อไม่แสดง', en: 'Leave empty to show none' },
        'x-control': 'link',
        'x-group': 'content',
      },
      messageCount: {
        type: 'integer',
        minimum: 0,
        maximum: 1_000_000,
        default: 0,
        'x-title': { th: 'จำนวนข้อความที่ยังไม่อ่าน', en: 'Number of unread messages' },
        'x-bind': true,
        'x-group': 'data',
      },
      showCart: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แสดงตะกร้า (เมื่อเปิดร้านค้า)', en: 'Show the cart (where there is a shop)' },
        'x-group': 'content',
      },
      alignment: {
        type: 'string',
        enum: ['start', 'center', 'end'],
        default: 'end',
        'x-title': { th: 'การจัดวาง', en: 'Alignment' },
        'x-enum-titles': {
          start: { th: 'ชิดต้นบรรทัด', en: 'Start' },
          center: { th: 'กึ่งกลาง', en: 'Centre' },
          end: { th: 'ชิดท้ายบรรทัด', en: 'End' },
        },
        'x-group': 'look',
      },
    },
  },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'sign_in',
  title: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
  description: { th: 'แบบฟอร์มเข้าสู่ระบบ', en: 'The form for signing in' },
  icon: 'log-in',
  category: 'shell',
  version: 1,
  aliases: ['login'],
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'เข้าสู่ระบบ', en: 'Sign in' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      text: {
        type: 'string',
        default: '',
        maxLength: 500,
        'x-title': { th: 'คำอธิบาย', en: 'Text' },
        'x-group': 'content',
      },
      forgotLink: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์ลืมรหัสผ่าน', en: 'Link for a forgotten password' },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
      registerLink: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์สมัครสมาชิก', en: 'Link for signing up' },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
      next: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'หน้าถัดไป', en: 'Page after signing in' },
        'x-help': {
          th: 'เว้นว่างไว้เพื่อกลับไปหน้าที่ต้องการเปิดตั้งแต่แรก',
          en: 'Leave empty to return to the page that was asked for',
        },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
    },
  },
});

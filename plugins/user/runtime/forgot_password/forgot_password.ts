import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'forgot_password',
  title: { th: 'ลืมรหัสผ่าน', en: 'Forgotten password' },
  description: { th: 'ขอลิงก์ตั้งรหัสผ่านใหม่ทางอีเมล', en: 'Asks for a link to set a new password' },
  icon: 'key-round',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'ลืมรหัสผ่าน', en: 'Forgot the password?' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      text: {
        type: 'string',
        default: {
          th: 'ใส่อีเมลที่ใช้สมัคร ระบบจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ไปให้',
          en: 'Enter the address of your account. We will send a link to set a new password.',
        },
        maxLength: 500,
        'x-title': { th: 'คำอธิบาย', en: 'Text' },
        'x-group': 'content',
      },
      signInLink: {
        type: 'string',
        default: '/user/login',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์เข้าสู่ระบบ', en: 'Link for signing in' },
        'x-control': 'link',
        'x-group': 'behaviour',
      },
    },
  },
});

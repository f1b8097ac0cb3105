import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'reset_password',
  title: { th: 'ตั้งรหัสผ่านใหม่', en: 'New password' },
  description: {
    th: 'ตั้งรหัสผ่านใหม่จากลิงก์ในอีเมล หรือเมื่อระบบกำหนดให้เปลี่ยน',
    en: 'Sets a new password by the mailed link, or when one must be set',
  },
  icon: 'lock-keyhole',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      forgotLink: {
        type: 'string',
        default: '/user/forgot',
        maxLength: 2000,
        'x-title': { th: 'ลิงก์ลืมรหัสผ่าน', en: 'Link for a forgotten password' },
        'x-control': 'link',
        'x-group': 'behaviour',
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

import { defineWidget } from 'sala/schemas';
import { defaultPolicy } from './registerTexts.ts';

export const widget = defineWidget({
  type: 'register',
  title: { th: 'สมัครสมาชิก', en: 'Sign up' },
  description: { th: 'แบบฟอร์มลงทะเบียนสมาชิกใหม่ และตอบรับคำเชิญ', en: 'The form for a new account or an invitation' },
  icon: 'user-plus',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
  props: {
    type: 'object',
    properties: {
      title: {
        type: 'string',
        default: { th: 'สมัครสมาชิก', en: 'Sign up' },
        maxLength: 120,
        'x-title': { th: 'หัวข้อ', en: 'Title' },
        'x-group': 'content',
      },
      policy: {
        type: 'string',
        default: defaultPolicy,
        maxLength: 50_000,
        'x-title': { th: 'นโยบายความเป็นส่วนตัว', en: 'Privacy policy' },
        'x-control': 'rich-text',
        'x-group': 'content',
      },
      memberField: {
        type: 'boolean',
        default: false,
        'x-title': { th: 'ถามสมาชิก ส.อ.ท.', en: 'Ask for F.T.I. membership' },
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
      next: {
        type: 'string',
        default: '',
        maxLength: 2000,
        'x-title': { th: 'หน้าถัดไป', en: 'Page after signing up' },
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

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
  data: () => ({ '/api/signin/options': { source: 'user.options' } }),
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
        'x-help': {
          th: 'เว้นว่างไว้เพื่อเปิดแบบฟอร์มสมัครในที่เดิม',
          en: 'Leave empty to open the form in the same place',
        },
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
      way: {
        type: 'string',
        enum: ['password', 'directory'],
        default: 'password',
        'x-title': { th: 'ตรวจสอบกับ', en: 'Checked by' },
        'x-enum-titles': {
          password: { th: 'บัญชีของเว็บไซต์', en: 'Accounts of the site' },
          directory: { th: 'ไดเรกทอรีขององค์กร', en: 'Directory of the organisation' },
        },
        'x-group': 'behaviour',
      },
      display: {
        type: 'string',
        enum: ['panel', 'modal'],
        default: 'panel',
        'x-title': { th: 'การแสดงผล', en: 'Shown as' },
        'x-enum-titles': {
          panel: { th: 'ในหน้า', en: 'Part of the page' },
          modal: { th: 'ปุ่มที่เปิดหน้าต่าง', en: 'A button that opens a window' },
        },
        'x-group': 'look',
      },
    },
  },
});

import { defineProps, defineWidget, prop } from 'sala/schemas';
import * as siteWords from '../../shared/siteWords.ts';

export const widget = defineWidget({
  type: 'user_nav',
  title: siteWords.userMenu,
  description: {
    th: 'ข้อความ ตะกร้า และบัญชีของผู้ที่เข้าสู่ระบบ หรือลิงก์เข้าสู่ระบบ',
    en: 'Messages and account of who is signed in, or the way to sign in',
  },
  icon: 'circle-user',
  category: 'navigation',
  version: 1,
  aliases: ['usernav', 'user navigation'],
  hydrate: 'never',
  props: defineProps({
    loginLink: prop.link(
      { th: 'ลิงก์เข้าสู่ระบบ', en: 'Link to sign in' },
      { help: { th: 'เว้นว่างไว้เพื่อใช้หน้าเข้าสู่ระบบของเว็บไซต์', en: 'Leave empty for the sign-in page of the site' } },
    ),
    showRegister: prop.toggle(
      { th: 'แสดงลิงก์สมัครสมาชิก', en: 'Show the link to register' },
      { default: true, group: 'content' },
    ),
    messagesLink: prop.link(
      { th: 'ลิงก์ข้อความ', en: 'Link to the messages' },
      { help: { th: 'เว้นว่างไว้เพื่อไม่แสดง', en: 'Leave empty to show none' }, group: 'content' },
    ),
    messageCount: prop.integer(
      { th: 'จำนวนข้อความที่ยังไม่อ่าน', en: 'Number of unread messages' },
      { default: 0, min: 0, max: 1_000_000, bind: true, group: 'data' },
    ),
    alignment: prop.alignment({ default: 'end' }),
  }),
});

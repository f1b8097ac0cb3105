import { defineWidget } from 'sala/schemas';

const isSignedIn = { 'user.id': { $exists: true } };
const isGuest = { 'user.id': { $exists: false } };

export const widget = defineWidget({
  type: 'authen',
  title: { th: 'ตรวจสิทธิ์เข้าชม', en: 'Access check' },
  description: {
    th: 'ให้เฉพาะผู้ที่เข้าสู่ระบบ (หรือยังไม่เข้าสู่ระบบ) เห็นทั้งหน้าหรือส่วนที่อยู่ข้างใน เนื้อหาไม่ถูกส่งให้ผู้อื่น',
    en: 'Shows the page, or what stands inside, only to who is signed in (or is not); nobody else is sent the content',
  },
  icon: 'shield-check',
  category: 'shell',
  version: 1,
  aliases: ['access-check', 'access_check', 'authentication'],
  hydrate: ({ condition }) => (condition === 'block' ? 'never' : 'load'),
  container: {},
  guard: ({ check, scope }) => ({ condition: check === 'guest' ? isGuest : isSignedIn, page: scope !== 'content' }),
  props: {
    type: 'object',
    properties: {
      check: {
        type: 'string',
        enum: ['user', 'guest'],
        default: 'user',
        'x-title': { th: 'ให้ผ่านเฉพาะ', en: 'Lets through' },
        'x-enum-titles': {
          user: { th: 'ผู้ที่เข้าสู่ระบบแล้ว', en: 'Who is signed in' },
          guest: { th: 'ผู้ที่ยังไม่เข้าสู่ระบบ', en: 'Who is not signed in' },
        },
        'x-group': 'behaviour',
      },
      scope: {
        type: 'string',
        enum: ['page', 'content'],
        default: 'page',
        'x-title': { th: 'ปกป้อง', en: 'Guards' },
        'x-enum-titles': {
          page: { th: 'ทั้งหน้า', en: 'The whole page' },
          content: { th: 'เฉพาะที่อยู่ข้างใน', en: 'Only what stands inside' },
        },
        'x-group': 'behaviour',
      },
      condition: {
        type: 'string',
        enum: ['redirect', 'popup', 'block'],
        default: 'redirect',
        'x-title': { th: 'เมื่อไม่ผ่าน', en: 'On failure' },
        'x-enum-titles': {
          redirect: { th: 'พาไปหน้าอื่น', en: 'Lead to another page' },
          popup: { th: 'แจ้งเตือนในหน้าต่าง', en: 'Popup alert' },
          block: { th: 'ไม่แสดง', en: 'Block' },
        },
        'x-group': 'behaviour',
      },
      redirect: {
        type: 'string',
        default: '/login',
        maxLength: 2000,
        'x-title': { th: 'พาไปที่', en: 'Lead to' },
        'x-help': { th: '/login คือหน้าเข้าสู่ระบบของเว็บไซต์', en: '/login is the sign-in page of the site' },
        'x-control': 'link',
        'x-when': { condition: 'redirect' },
        'x-group': 'behaviour',
      },
      message: {
        type: 'string',
        maxLength: 500,
        default: {
          th: 'คุณไม่มีสิทธิ์ที่จำเป็นสำหรับการดูเนื้อหานี้',
          en: 'You do not have the necessary permissions to view this content.',
        },
        'x-title': { th: 'ข้อความแจ้ง', en: 'Message' },
        'x-when': { condition: 'popup' },
        'x-group': 'content',
      },
    },
  },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'user_profile',
  title: { th: 'บัตรผู้ใช้', en: 'User profile' },
  description: {
    th: 'รูป ชื่อ และบทบาทของผู้ที่เข้าสู่ระบบ แก้ไขข้อมูลและออกจากระบบได้',
    en: 'Picture, name and role of who is signed in, with ways to edit the profile and to sign out',
  },
  icon: 'square-user',
  category: 'shell',
  version: 1,
  aliases: ['user profile', 'userprofile'],
  hydrate: 'touch',
  props: {
    type: 'object',
    properties: {
      look: {
        type: 'string',
        enum: ['card', 'line'],
        default: 'card',
        'x-title': { th: 'แบบ', en: 'Look' },
        'x-enum-titles': { card: { th: 'การ์ด', en: 'Card' }, line: { th: 'แถวเดียว', en: 'One line' } },
        'x-group': 'look',
      },
      showEmail: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แสดงอีเมล', en: 'Show the email address' },
        'x-group': 'content',
      },
      showLogout: {
        type: 'boolean',
        default: true,
        'x-title': { th: 'แสดงปุ่มออกจากระบบ', en: 'Show the logout button' },
        'x-group': 'content',
      },
    },
  },
});

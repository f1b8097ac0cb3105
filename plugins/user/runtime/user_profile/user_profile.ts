import { defineProps, defineWidget, prop, words } from 'sala/schemas';

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
  props: defineProps({
    look: prop.choice(words.look, { card: words.card, line: { th: 'แถวเดียว', en: 'One line' } }),
    showEmail: prop.toggle({ th: 'แสดงอีเมล', en: 'Show the email address' }, { default: true, group: 'content' }),
    showLogout: prop.toggle(
      { th: 'แสดงปุ่มออกจากระบบ', en: 'Show the logout button' },
      { default: true, group: 'content' },
    ),
  }),
});

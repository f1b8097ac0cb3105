import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'account_security',
  title: { th: 'รหัสผ่านและการยืนยันสองขั้นตอน', en: 'Password and second factor' },
  description: {
    th: 'เปลี่ยนรหัสผ่าน เปิดหรือปิดการยืนยันสองขั้นตอน',
    en: 'Changes the password, turns the second factor on and off',
  },
  icon: 'shield-check',
  category: 'shell',
  version: 1,
  hydrate: 'visible',
  data: () => ({
    '/api/account': { source: 'user.account' },
    '/api/account/second-factor': { source: 'user.secondFactor' },
    '/api/signin/options': { source: 'user.options' },
  }),
  props: defineProps({}),
});

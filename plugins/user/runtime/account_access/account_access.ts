import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'account_access',
  title: { th: 'อุปกรณ์และช่องทางเข้าสู่ระบบ', en: 'Devices and ways in' },
  description: {
    th: 'อุปกรณ์ที่เข้าสู่ระบบอยู่ บัญชีที่เชื่อมไว้ และการเข้าสู่ระบบล่าสุด',
    en: 'Where one is signed in, connected accounts and recent sign-ins',
  },
  icon: 'monitor-smartphone',
  category: 'shell',
  version: 1,
  hydrate: 'visible',
  props: defineProps({}),
  data: () => ({
    '/api/account/sessions': { source: 'user.sessions' },
    '/api/account/identities': { source: 'user.identities' },
    '/api/account/sign-ins?limit=10': { source: 'user.signIns' },
    '/api/signin/options': { source: 'user.options' },
  }),
});

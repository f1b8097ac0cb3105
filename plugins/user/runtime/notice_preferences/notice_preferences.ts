import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'notice_preferences',
  title: { th: 'วิธีรับการแจ้งเตือน', en: 'How one is told' },
  description: {
    th: 'ป๊อปอัป อีเมล และ LINE ของแต่ละเรื่อง ช่วงเวลาเงียบ และการเชื่อมบัญชี LINE',
    en: 'Pop-ups, mail and LINE for each topic, quiet hours, and linking a LINE account',
  },
  icon: 'bell-ring',
  category: 'shell',
  version: 1,
  hydrate: 'visible',
  example: 'icon',
  data: () => ({ '/api/notices/preference': { source: 'user.noticePreference' } }),
  props: defineProps({}),
});

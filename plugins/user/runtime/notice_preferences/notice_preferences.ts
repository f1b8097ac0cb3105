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
  example: {
    as: 'paragraph',
    object: {
      content: {
        th: '<table><tbody><tr><th>เรื่อง</th><th>แจ้งทาง</th></tr><tr><td>งาน</td><td>LINE</td></tr><tr><td>ข่าว</td><td>อีเมล</td></tr></tbody></table>',
        en: '<table><tbody><tr><th>Topic</th><th>By</th></tr><tr><td>Tasks</td><td>LINE</td></tr><tr><td>News</td><td>Mail</td></tr></tbody></table>',
      },
    },
  },
  data: () => ({ '/api/notices/preference': { source: 'user.noticePreference' } }),
  props: defineProps({}),
});

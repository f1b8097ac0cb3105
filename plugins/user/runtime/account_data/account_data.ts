import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'account_data',
  title: { th: 'ข้อมูลที่เก็บเกี่ยวกับฉัน', en: 'What is stored about me' },
  description: { th: 'ดาวน์โหลดสำเนาข้อมูล และลบบัญชี', en: 'A copy of one’s own data, and the end of the account' },
  icon: 'file-user',
  category: 'shell',
  version: 1,
  hydrate: 'visible',
  props: defineProps({}),
});

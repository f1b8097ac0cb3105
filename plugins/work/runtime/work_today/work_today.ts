import { defineProps, defineWidget } from 'sala/schemas';
import * as workWords from '../../shared/workWords.ts';

export const widget = defineWidget({
  type: 'work_today',
  title: workWords.myWork,
  description: {
    th: 'ตัวเลขและเอกสารที่รอผู้ที่เข้าสู่ระบบ',
    en: 'The figures and the records that wait for the person signed in',
  },
  icon: 'inbox',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  props: defineProps({}),
  data: () => ({ today: { source: 'work.today' }, figures: { source: 'work.figures' } }),
});

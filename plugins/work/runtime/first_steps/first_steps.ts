import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'first_steps',
  title: { th: 'เริ่มต้นเว็บไซต์ใหม่', en: 'First steps of a new site' },
  description: {
    th: 'นำผู้ดูแลเว็บไซต์ใหม่ทำทีละขั้น และหายไปเมื่อครบ',
    en: 'Leads administrators of a new site step by step, and is gone when all is done',
  },
  icon: 'list-checks',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  example: {
    data: {
      steps: {
        steps: ['home', 'menu', 'team'].map((name) => ({ name, done: name === 'home', path: '/', title: '' })),
      },
    },
  },
  props: defineProps({}),
  data: () => ({ steps: { source: 'work.steps' } }),
});

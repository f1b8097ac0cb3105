import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_roles',
  title: { th: 'บทบาทที่รันโฟลว์ได้', en: 'Roles that may run a flow' },
  description: { th: 'เลือกจากบทบาทของเว็บไซต์', en: 'Chosen from the roles of the site' },
  icon: 'users',
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  internal: true,
  props: defineProps({
    label: prop.text(words.title, { bind: true }),
    help: prop.text({ th: 'คำแนะนำใต้ช่อง', en: 'Help below the field' }, { max: 500 }),
    required: prop.toggle({ th: 'ต้องมี', en: 'Required' }),
  }),
});

import { defineProps, defineWidget, prop, words } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow',
  title: { th: 'ขั้นตอนของโฟลว์', en: 'Steps of a flow' },
  description: { th: 'แก้ไขขั้นตอนและเงื่อนไขของโฟลว์', en: 'Edits the steps of a flow and its branches' },
  icon: 'workflow',
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

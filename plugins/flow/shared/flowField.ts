import { defineProps, prop, words } from 'sala/schemas';

/** What the widgets share that are fields of a flow's form; only its screens use them. */
export const flowField = {
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
} as const;

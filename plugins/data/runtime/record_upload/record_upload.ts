import { defineProps, defineWidget, frameProps, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'record_upload',
  title: { th: 'แนบไฟล์กับรายการ', en: 'File field of a record' },
  description: { th: 'แนบไฟล์หรือรูปภาพไว้กับรายการ', en: 'Files or pictures that belong to a record' },
  icon: 'paperclip',
  category: 'form',
  version: 1,
  hydrate: 'load',
  example: { as: 'upload', object: { label: { th: 'ไฟล์แนบ', en: 'Files' } } },
  field: true,
  props: defineProps({
    ...frameProps,
    pictures: prop.toggle({ th: 'เฉพาะรูปภาพ', en: 'Pictures only' }),
    items: prop.integer({ th: 'จำนวนไฟล์สูงสุด', en: 'Most files' }, { default: 10, min: 1, max: 100 }),
  }),
});

import { defineProps, defineWidget, frameProps } from 'sala/schemas';

export const widget = defineWidget({
  type: 'picture',
  title: { th: 'รูปจากคลังไฟล์', en: 'Picture of the site' },
  description: {
    th: 'เลือกรูปจากคลังไฟล์ อัปโหลดใหม่ หรือวางที่อยู่ของรูป เก็บเป็นที่อยู่',
    en: 'Chosen from the files of the site, uploaded there, or pasted; its address is stored',
  },
  icon: 'image',
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  internal: true,
  props: defineProps(frameProps),
});

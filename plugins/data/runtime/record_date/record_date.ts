import { defineProps, defineWidget, frameProps, prop } from 'sala/schemas';

export const widget = defineWidget({
  type: 'record_date',
  title: { th: 'วันที่ในรายการ', en: 'Date of a record' },
  description: {
    th: 'พิมพ์วันที่เป็น พ.ศ. หรือเลือกจากปฏิทิน พร้อมเวลาได้',
    en: 'A date typed or chosen in a calendar, in the Buddhist era for Thai readers, with the time if wanted',
  },
  icon: 'calendar-days',
  category: 'form',
  version: 1,
  hydrate: 'load',
  field: true,
  props: defineProps({
    ...frameProps,
    withTime: prop.toggle({ th: 'พร้อมเวลา', en: 'With the time' }),
  }),
});

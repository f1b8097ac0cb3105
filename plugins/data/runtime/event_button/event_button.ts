import { defineProps, prop, words } from 'sala/schemas';
import { exampleRecord } from '../../shared/exampleRecord.ts';
import { collectionProp, defineRecordWidget } from '../../shared/recordWidgets.ts';

export const widget = defineRecordWidget({
  type: 'event_button',
  title: { th: 'ปุ่มเปลี่ยนสถานะ', en: 'Event button' },
  description: { th: 'ส่งเหตุการณ์ให้รายการของหน้า', en: 'Sends an event to the record of the page' },
  icon: 'circle-play',
  example: {
    object: { ...exampleRecord.object, event: 'finish' },
    data: {
      ...exampleRecord.data,
      record: {
        ...exampleRecord.data.record,
        record: {
          ...{ id: 'a', state: 'open', version: 1 },
          _actions: [{ event: 'finish', to: 'done', title: { th: 'ทำเสร็จแล้ว', en: 'Mark as done' } }],
        },
      },
    },
  },
  props: defineProps({
    collection: collectionProp,
    event: prop.text({ th: 'เหตุการณ์', en: 'Event' }, { max: 100, group: 'data', acts: true }),
    label: prop.text(words.title, { help: { th: 'เว้นว่างเพื่อใช้ชื่อของเหตุการณ์', en: 'Empty: the title of the event' } }),
  }),
});

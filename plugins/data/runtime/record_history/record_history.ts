import { defineProps, defineWidget } from 'sala/schemas';
import { collectionProp, sourceRequest } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_history',
  title: { th: 'ประวัติของรายการ', en: 'Record history' },
  description: {
    th: 'ใครทำอะไรกับรายการเมื่อใด พร้อมค่าเดิมและค่าใหม่',
    en: 'Who did what to a record and when, with old and new values',
  },
  icon: 'history',
  category: 'data',
  version: 1,
  hydrate: 'visible',
  live: true,
  example: {
    object: { collection: 'record' },
    data: {
      history: {
        isCut: false,
        entries: [
          {
            ...{ version: 2, action: 'update', at: '2026-11-02T02:00:00Z' },
            by: { th: 'มาลี แก้วใส', en: 'Malee' },
            changes: [{ title: { th: 'ยอดรวม', en: 'Total' }, from: '1,100', to: '1,250' }],
          },
          {
            ...{ version: 1, action: 'create', at: '2026-11-01T02:00:00Z', changes: [] },
            by: { th: 'มาลี แก้วใส', en: 'Malee' },
          },
        ],
      },
    },
  },
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('history', 'data.history'),
});

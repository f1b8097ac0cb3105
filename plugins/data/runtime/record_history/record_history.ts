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
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('history', 'data.history'),
});

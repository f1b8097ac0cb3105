import { defineProps, defineWidget } from 'sala/schemas';
import { collectionProp, sourceRequest } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_effects',
  title: { th: 'งานที่ตามมาของรายการ', en: 'Record effects' },
  description: {
    th: 'อีเมล การแจ้งเตือน และงานอื่นที่ตามมา พร้อมสถานะ',
    en: 'Mail, notices and other work that follows, with its state',
  },
  icon: 'workflow',
  category: 'data',
  version: 1,
  hydrate: 'visible',
  live: true,
  example: {
    object: { collection: 'record' },
    data: {
      effects: {
        record: 'a',
        mayRunAgain: false,
        effects: ['notify', 'mail'].map((title, id) => ({
          ...{ id, title, status: 'done', tries: 1, at: '2026-11-01T02:00:00Z' },
        })),
      },
    },
  },
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('effects', 'data.effects'),
});

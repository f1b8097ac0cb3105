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
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('effects', 'data.effects'),
});

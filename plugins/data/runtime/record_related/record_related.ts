import { defineProps, defineWidget } from 'sala/schemas';
import { collectionProp, sourceRequest } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_related',
  title: { th: 'รายการที่เกี่ยวข้อง', en: 'Related records' },
  description: {
    th: 'รายการของคอลเลกชันอื่นที่อ้างถึงรายการนี้ และปุ่มเพิ่มที่กรอกให้แล้ว',
    en: 'Records of other collections that refer to this one, and a way to add one',
  },
  icon: 'network',
  category: 'data',
  version: 1,
  hydrate: 'visible',
  live: true,
  example: {
    object: { collection: 'record' },
    data: {
      related: [
        {
          ...{ collection: 'record', count: 2, listPath: '/', newPath: '/' },
          title: { th: 'ใบสั่งขาย', en: 'Sales orders' },
          items: ['A-001', 'A-002'].map((name) => ({
            ...{ id: name, name, path: '/', amount: '฿1,250' },
            state: { value: 'open', title: { th: 'กำลังทำ', en: 'In progress' } },
          })),
        },
      ],
    },
  },
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('related', 'data.related'),
});

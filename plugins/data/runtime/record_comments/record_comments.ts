import { defineProps, defineWidget } from 'sala/schemas';
import { collectionProp, sourceRequest } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_comments',
  title: { th: 'ความคิดเห็นต่อรายการ', en: 'Record comments' },
  description: { th: 'พนักงานที่อ่านรายการได้คุยกันและกล่าวถึงกัน', en: 'What staff who may read a record say about it' },
  icon: 'message-square',
  category: 'data',
  version: 1,
  hydrate: 'visible',
  live: true,
  example: {
    object: { collection: 'record' },
    data: {
      comments: {
        record: 'a',
        total: 1,
        comments: [
          {
            ...{ id: 'a', at: '2026-11-01T02:00:00Z', isEdited: false, isOwn: false, mentions: [] },
            by: { th: 'มาลี แก้วใส', en: 'Malee' },
            text: { th: 'ส่งของได้วันศุกร์', en: 'It can be sent on Friday' },
          },
        ],
      },
    },
  },
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('comments', 'data.comments'),
});

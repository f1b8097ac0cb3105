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
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('comments', 'data.comments'),
});

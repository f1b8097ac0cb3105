import { defineProps, defineWidget } from 'sala/schemas';
import { collectionProp, sourceRequest } from '../../shared/recordWidgets.ts';

export const widget = defineWidget({
  type: 'record_files',
  title: { th: 'ไฟล์แนบของรายการ', en: 'Record files' },
  description: {
    th: 'ไฟล์ที่แนบกับรายการ ใครอ่านรายการได้จึงเปิดได้',
    en: 'Files attached to a record, for those who may read it',
  },
  icon: 'paperclip',
  category: 'data',
  version: 1,
  hydrate: 'visible',
  live: true,
  example: {
    object: { collection: 'record' },
    data: {
      files: {
        record: 'a',
        mayAdd: false,
        files: [
          {
            ...{ id: 'a', size: 284_000, url: '/', kind: 'document', at: '2026-11-01T02:00:00Z', mayDelete: false },
            name: { th: 'เอกสารแนบ.pdf', en: 'attachment.pdf' },
            by: { th: 'มาลี แก้วใส', en: 'Malee' },
          },
        ],
      },
    },
  },
  props: defineProps({ collection: collectionProp }),
  data: sourceRequest('files', 'data.files'),
});

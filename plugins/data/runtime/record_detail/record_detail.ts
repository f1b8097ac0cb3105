import { defineProps, prop, words } from 'sala/schemas';
import { collectionProp, defineRecordWidget } from '../../shared/recordWidgets.ts';

export const widget = defineRecordWidget({
  type: 'record_detail',
  title: { th: 'รายละเอียดของรายการ', en: 'Record detail' },
  description: { th: 'ค่าของรายการเป็นหมวด พร้อมตารางรายการย่อย', en: 'The values of a record by section, with its lines' },
  icon: 'list',
  props: defineProps({
    collection: collectionProp,
    sections: prop.list(
      { th: 'หมวด', en: 'Sections' },
      {
        title: prop.text(words.title, { max: 200 }),
        fields: prop.values({ th: 'ฟิลด์', en: 'Fields' }, prop.anyField({ th: 'ฟิลด์', en: 'Field' }), { max: 200 }),
      },
      { max: 50, help: { th: 'เว้นว่างเพื่อแสดงทุกฟิลด์', en: 'Empty: every field' }, group: 'data' },
    ),
  }),
});

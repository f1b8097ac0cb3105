import { defineProps } from 'sala/schemas';
import { collectionProp, defineRecordWidget } from '../../shared/recordWidgets.ts';

export const widget = defineRecordWidget({
  type: 'record_head',
  title: { th: 'หัวของรายการ', en: 'Record heading' },
  description: { th: 'ชื่อ สถานะ และปุ่มของรายการ', en: 'Name, state and actions of a record' },
  icon: 'heading',
  props: defineProps({ collection: collectionProp }),
});

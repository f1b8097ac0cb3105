import { defineProps } from 'sala/schemas';
import { collectionProp, defineRecordWidget } from '../../shared/recordWidgets.ts';

export const widget = defineRecordWidget({
  type: 'record_progress',
  title: { th: 'ความคืบหน้าของรายการ', en: 'Record progress' },
  description: {
    th: 'ขั้นตอนของรายการ ขั้นถัดไปและผู้ที่ทำได้ กำหนดเวลา การอนุมัติ และสิ่งที่ปิดแล้ว',
    en: 'The states of a record, what is next and who may do it, due times, approvals and locks',
  },
  icon: 'route',
  props: defineProps({ collection: collectionProp }),
});

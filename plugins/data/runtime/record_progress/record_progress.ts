import { defineProps } from 'sala/schemas';
import { recordRequests } from '../../shared/recordAnswer.ts';
import { collectionProp, defineRecordWidget, sourceRequest } from '../../shared/recordWidgets.ts';

const states = sourceRequest('states', 'data.states');

export const widget = defineRecordWidget({
  type: 'record_progress',
  title: { th: 'ความคืบหน้าของรายการ', en: 'Record progress' },
  description: {
    th: 'ขั้นตอนของรายการ ขั้นถัดไปและผู้ที่ทำได้ กำหนดเวลา การอนุมัติ และสิ่งที่ปิดแล้ว',
    en: 'The states of a record, what is next and who may do it, due times, approvals and locks',
  },
  icon: 'route',
  data: (object) => ({ ...recordRequests(object), ...states(object) }),
  props: defineProps({ collection: collectionProp }),
});

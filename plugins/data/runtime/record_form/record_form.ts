import { defineProps } from 'sala/schemas';
import { collectionProp, defineRecordWidget } from '../../shared/recordWidgets.ts';

export const widget = defineRecordWidget({
  type: 'record_form',
  title: { th: 'แบบฟอร์มของรายการ', en: 'Record form' },
  description: { th: 'เพิ่มหรือแก้ไขรายการหนึ่งของคอลเลกชัน', en: 'Adds or changes one record of a collection' },
  icon: 'file-pen-line',
  container: {},
  form: 'own',
  props: defineProps({ collection: collectionProp }),
});

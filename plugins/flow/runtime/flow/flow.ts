import { defineWidget } from 'sala/schemas';
import { flowField } from '../../shared/flowField.ts';

export const widget = defineWidget({
  type: 'flow',
  title: { th: 'ขั้นตอนของโฟลว์', en: 'Steps of a flow' },
  description: { th: 'แก้ไขขั้นตอนและเงื่อนไขของโฟลว์', en: 'Edits the steps of a flow and its branches' },
  icon: 'workflow',
  ...flowField,
});

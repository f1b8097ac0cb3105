import { defineWidget } from 'sala/schemas';
import { flowField } from '../../shared/flowField.ts';

export const widget = defineWidget({
  type: 'flow_roles',
  title: { th: 'บทบาทที่รันโฟลว์ได้', en: 'Roles that may run a flow' },
  description: { th: 'เลือกจากบทบาทของเว็บไซต์', en: 'Chosen from the roles of the site' },
  icon: 'users',
  ...flowField,
});

import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_approvals',
  title: { th: 'คำขออนุมัติ', en: 'Approvals' },
  description: { th: 'สิ่งที่รอผู้ที่เข้าสู่ระบบอนุมัติ', en: 'What waits for the approval of the person signed in' },
  icon: 'circle-check',
  category: 'shell',
  version: 1,
  hydrate: 'load',
  internal: true,
  props: defineProps({}),
  data: () => ({ approvals: { source: 'flow.approvals' } }),
});

import { defineProps, defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'flow_library',
  title: { th: 'คลังโฟลว์', en: 'Library of flows' },
  description: {
    th: 'เปิดใช้โฟลว์สำเร็จรูป และนำเข้าโฟลว์จากไฟล์',
    en: 'Switches on ready flows, and imports flows from files',
  },
  icon: 'library',
  category: 'data',
  version: 1,
  hydrate: 'load',
  internal: true,
  props: defineProps({}),
  data: () => ({ library: { source: 'flow.library' } }),
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'activity_log',
  title: { th: 'บันทึกการใช้งาน', en: 'Logs' },
  icon: 'history',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
});

import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_settings',
  title: { th: 'ตั้งค่าเว็บไซต์', en: 'Site settings' },
  icon: 'settings',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: () => ({ settings: { source: 'config.settings' } }),
});

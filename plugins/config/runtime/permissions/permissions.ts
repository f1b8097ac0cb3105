import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'permissions',
  title: { th: 'ตารางสิทธิ์', en: 'Permissions' },
  icon: 'shield-check',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: () => ({ permitted: { source: 'config.permissions' }, decided: { source: 'config.overrides' } }),
});

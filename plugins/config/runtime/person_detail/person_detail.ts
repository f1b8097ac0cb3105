import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'person_detail',
  title: { th: 'ข้อมูลผู้ใช้', en: 'One person' },
  icon: 'user-cog',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: () => ({ person: { source: 'config.person' } }),
});

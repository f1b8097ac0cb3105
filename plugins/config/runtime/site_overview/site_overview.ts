import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_overview',
  title: { th: 'ภาพรวมเว็บไซต์', en: 'The site at a glance' },
  icon: 'layout-dashboard',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: { type: 'object', properties: {} },
  data: () => ({ overview: { source: 'config.overview' } }),
});

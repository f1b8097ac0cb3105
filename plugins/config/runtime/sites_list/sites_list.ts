import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'sites_list',
  title: { th: 'รายการเว็บไซต์', en: 'All sites' },
  icon: 'globe',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['', 'unit', 'collection'], default: '', 'x-title': { th: 'ชนิด', en: 'Type' } },
    },
  },
  data: () => ({ sites: { source: 'config.sites' } }),
});

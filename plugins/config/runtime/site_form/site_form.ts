import { defineWidget } from 'sala/schemas';

export const widget = defineWidget({
  type: 'site_form',
  title: { th: 'ฟอร์มเว็บไซต์', en: 'Form of a site' },
  icon: 'globe',
  category: 'shell',
  version: 1,
  internal: true,
  hydrate: 'load',
  props: {
    type: 'object',
    properties: {
      kind: { type: 'string', enum: ['unit', 'collection'], default: 'unit', 'x-title': { th: 'ชนิด', en: 'Type' } },
    },
  },
  data: () => ({ site: { source: 'config.site' } }),
});

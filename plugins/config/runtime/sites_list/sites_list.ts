import { defineScreenWidget, prop } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'sites_list',
  title: { th: 'รายการเว็บไซต์', en: 'All sites' },
  icon: 'globe',
  props: {
    type: 'object',
    properties: {
      kind: prop.choice(configWords.kind, ['', 'unit', 'collection']),
    },
  },
  data: () => ({ sites: { source: 'config.sites' } }),
});

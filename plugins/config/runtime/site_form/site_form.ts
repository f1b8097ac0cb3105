import { defineScreenWidget, prop } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'site_form',
  title: { th: 'ฟอร์มเว็บไซต์', en: 'Form of a site' },
  icon: 'globe',
  props: {
    type: 'object',
    properties: {
      kind: prop.choice(configWords.kind, ['unit', 'collection']),
    },
  },
  data: () => ({ site: { source: 'config.site' } }),
});

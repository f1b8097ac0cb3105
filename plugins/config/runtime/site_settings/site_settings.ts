import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'site_settings',
  title: configWords.siteSettings,
  icon: 'settings',
  data: () => ({ settings: { source: 'config.settings' } }),
});

import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'config_package',
  title: configWords.sitePackage,
  icon: 'package',
  data: () => ({ settings: { source: 'config.settings' } }),
});

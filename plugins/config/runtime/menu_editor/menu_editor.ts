import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'menu_editor',
  title: configWords.siteMenu,
  icon: 'menu',
  data: () => ({ settings: { source: 'config.settings' } }),
});

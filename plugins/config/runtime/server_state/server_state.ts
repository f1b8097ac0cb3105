import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'server_state',
  title: configWords.serverConfig,
  icon: 'server',
  data: () => ({ server: { source: 'config.serverState' }, settings: { source: 'config.settings' } }),
});

import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'gateways',
  title: configWords.gateways,
  icon: 'radio-tower',
  data: () => ({ gateways: { source: 'config.gateways' } }),
});

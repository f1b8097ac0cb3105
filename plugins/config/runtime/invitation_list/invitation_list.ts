import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'invitation_list',
  title: configWords.invitations,
  icon: 'mail-plus',
  data: () => ({ invitations: { source: 'config.invitations' } }),
});

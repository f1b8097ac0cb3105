import { defineScreenWidget } from 'sala/schemas';
import * as configWords from '../../shared/configWords.ts';

export const widget = defineScreenWidget({
  type: 'mail_templates',
  title: configWords.mailTemplates,
  icon: 'mail',
  data: () => ({ templates: { source: 'config.mailTemplates' } }),
});

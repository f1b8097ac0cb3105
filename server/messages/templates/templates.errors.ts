import { defineError } from '../../../schemas/index.ts';

/** The error texts of the specification's mail step, with its English. */
export const mailTemplateUnknown = defineError('mail_template_unknown', 404, {
  th: 'ไม่พบแม่แบบอีเมล',
  en: 'Email template configuration not found.',
});

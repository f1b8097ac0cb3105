import { defineError } from '../../../schemas/index.ts';

/* The error texts of the specification's mail step, with its English. */

export const mailTemplateUnknown = defineError('mail_template_unknown', 404, {
  th: 'ไม่พบแม่แบบอีเมล',
  en: 'Email template configuration not found.',
});

/** A step names a template that the site has not. */
export const mailTemplateUnread = defineError('mail_template_unread', 422, {
  th: 'อ่านแม่แบบอีเมล {template} ไม่ได้',
  en: 'Failed to fetch email template',
});

export const mailUnrecorded = defineError('mail_unrecorded', 500, {
  th: 'บันทึกข้อมูลอีเมลไม่สำเร็จ',
  en: 'Failed to record email data',
});

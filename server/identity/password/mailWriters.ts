import type { MailWriter } from '../../messages/mail/startMailSender.ts';
import type { IdentityParts } from '../identityParts.ts';
import { writeResetMail } from './writeResetMail.ts';

/** E-mails that are composed only when they are sent. */
export const mailWriters: Record<string, MailWriter<IdentityParts>> = { forgot: writeResetMail };

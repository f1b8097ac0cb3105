import type { MailWriter } from '../mail/startMailer.ts';
import { writeResetMail } from './password/writeResetMail.ts';

/** Mails that are written only when they are sent. */
export const mailWriters: Record<string, MailWriter> = { forgot: writeResetMail };

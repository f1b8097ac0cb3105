import { corePaths, fillText, readText } from '../../../schemas/index.ts';
import { queueMail } from '../../messages/mail/mailQueue.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { Visit } from '../../sites/visit.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readOrigin } from '../siteAddress.ts';

const confirmMinutes = 3 * 24 * 60;

/**
 * Queues the mail whose link confirms a mail address; for a new account, or before the address of an account changes. The
 * session of that key stays when it does.
 */
export async function queueConfirmation(
  app: IdentityParts,
  visit: Visit,
  { tx, accountId, email, keep }: { tx: TenantDb; accountId: string; email: string; keep?: string },
): Promise<void> {
  const { site, language } = visit;
  const ticket = { siteId: site.id, accountId, payload: { email, keep }, minutes: confirmMinutes };
  const token = await app.tickets.create({ ...ticket, purpose: 'confirm_email' }, tx);
  const say = (key: keyof typeof texts) => fillText(readText(texts[key], language), { site: site.name });
  await queueMail(app, tx, {
    kind: 'confirm_email',
    to: email,
    language,
    content: { subject: say('subject'), paragraphs: [say('what'), say('whatIf')], button: say('button') },
    link: `${readOrigin(visit)}${corePaths.activate}?token=${token}`,
  });
}

const texts = {
  subject: { th: 'ยืนยันอีเมลสำหรับ {site}', en: 'Confirm your email address for {site}' },
  what: {
    th: 'กรุณากดปุ่มด้านล่างเพื่อยืนยันว่าอีเมลนี้เป็นของคุณ ลิงก์ใช้ได้ภายใน 3 วัน',
    en: 'Please use the button below to confirm that this address is yours. The link works for 3 days.',
  },
  whatIf: {
    th: 'หากคุณไม่ได้ลงทะเบียนหรือแก้ไขอีเมล ไม่ต้องทำอะไร',
    en: 'If you did not register or change your address, you need not do anything.',
  },
  button: { th: 'ยืนยันอีเมล', en: 'Confirm' },
};

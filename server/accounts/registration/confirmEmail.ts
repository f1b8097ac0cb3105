import { fillText, readText } from '../../../schemas/index.ts';
import type { TenantDb } from '../../db/tenantDb.ts';
import type { Context } from '../../http/context.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import type { AccountParts } from '../accountParts.ts';
import { readOrigin } from '../siteAddress.ts';

const confirmMinutes = 3 * 24 * 60;

/** The mail whose link proves that a person reads the address he gave; for a new account, or before an address is changed. */
export async function queueConfirmation(
  { app, tickets }: AccountParts,
  context: Context,
  { tx, accountId, email }: { tx: TenantDb; accountId: string; email: string },
): Promise<void> {
  const { site, language } = context.state;
  const token = await tickets.create({
    siteId: site.id,
    purpose: 'confirm_email',
    payload: { accountId, email },
    minutes: confirmMinutes,
  });
  const say = (key: keyof typeof texts) => fillText(readText(texts[key], language), { site: site.name });
  await queueMail(app, tx, {
    kind: 'confirm_email',
    to: email,
    language,
    content: { subject: say('subject'), paragraphs: [say('what'), say('whatIf')], button: say('button') },
    link: `${readOrigin(app, context)}/user/activate?token=${token}`,
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

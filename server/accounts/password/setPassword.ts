import { checkPassword as checkRules } from '../../../engine/password/checkPassword.ts';
import { readText } from '../../../schemas/index.ts';
import type { Context } from '../../http/context.ts';
import { sendMail } from '../../mail/mailQueue.ts';
import { tellPerson } from '../../notifications/notifyPerson.ts';
import type { AccountParts } from '../accountParts.ts';
import { readAccountSettings } from '../accountSettings.ts';
import { passwordMissing, passwordRefused, passwordSame } from '../accounts.errors.ts';
import { type Account, homeOf } from '../findAccount.ts';
import { checkPassword, hashPassword } from '../password.ts';

/** Refuses a new password that breaks the site's rules; the details are the bullets to show. */
export function checkNewPassword(context: Context, password: string | undefined): asserts password is string {
  if (password === undefined) throw passwordMissing();
  const { site, language } = context.state;
  const issues = checkRules(password, readAccountSettings(site).password);
  if (issues.length === 0) return;
  const details = issues.map(({ code, text }) => ({ path: 'newPassword', code, message: readText(text, language) }));
  throw passwordRefused({}, details);
}

/**
 * Gives an account a new password. Whoever knew the old one, or held a session or a link by it, is out: every session on every
 * site ends and no other reset link works any more.
 */
export async function setPassword(
  parts: AccountParts,
  context: Context,
  change: { account: Account; password: string; byMail: boolean },
): Promise<void> {
  const { account, password, byMail } = change;
  // Whoever forgot his password may come upon the same one again.
  if (!byMail && account.passwordHash && (await checkPassword(password, account.passwordHash))) throw passwordSame();
  const hash = await hashPassword(password);
  // Who came by the link in the mail reads that mail box.
  await homeOf(parts.app.db, account).run(
    `update account set password_hash = $2, must_reset = false, password_changed_at = now(), updated_at = now(),
       email_verified_at = case when $3 then coalesce(email_verified_at, now()) else email_verified_at end
     where id = $1`,
    [account.id, hash, byMail],
  );
  await parts.app.sessions.endEverywhere(account.id);
  await parts.tickets.drop(account.id, 'reset');
  await parts.tickets.drop(account.id, 'second');
  await tellOwner(parts, context, account);
}

async function tellOwner({ app }: AccountParts, context: Context, account: Account): Promise<void> {
  const { site, language } = context.state;
  await tellPerson(app, site.id, {
    user: account.id,
    kind: 'warning',
    title: { th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', en: 'Your password was changed' },
    text: {
      th: 'ทุกอุปกรณ์ถูกออกจากระบบแล้ว หากคุณไม่ได้เป็นผู้เปลี่ยน กรุณาแจ้งผู้ดูแลเว็บไซต์ทันที',
      en: 'Every device was signed out. If it was not you, tell the administrator of the site at once.',
    },
  });
  if (!account.email) return;
  const texts = {
    subject: { th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', en: 'Your password was changed' },
    what: {
      th: `รหัสผ่านของบัญชีของคุณที่ ${site.name} ถูกเปลี่ยนเมื่อสักครู่นี้ และทุกอุปกรณ์ถูกออกจากระบบแล้ว`,
      en: `The password of your account at ${site.name} was changed just now, and every device was signed out.`,
    },
    whatIf: {
      th: 'หากคุณไม่ได้เป็นผู้เปลี่ยน กรุณาใช้ "ลืมรหัสผ่าน" เพื่อตั้งรหัสใหม่ทันที แล้วแจ้งผู้ดูแลเว็บไซต์',
      en: 'If it was not you, use "forgot password" at once to set a new one, and tell the administrator of the site.',
    },
  };
  await sendMail(app, site.id, {
    kind: 'password_changed',
    to: account.email,
    language,
    content: {
      subject: readText(texts.subject, language),
      paragraphs: [readText(texts.what, language), readText(texts.whatIf, language)],
    },
  });
}

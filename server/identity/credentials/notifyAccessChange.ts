import { fillText, type Language, readText, type Site, type Text } from '../../../schemas/index.ts';
import { sendMail, writeTemplate } from '../../messages/mail/mailQueue.ts';
import { notifyPersonSafely } from '../../messages/notifications/notifyPerson.ts';
import { languageFor } from '../../sites/languageFor.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { IdentityParts } from '../identityParts.ts';

/** What a person is notified of: a change of how they come in, or of what they may do. */
export type AccessChange =
  | 'password_changed'
  | 'email_changed'
  | 'role_changed'
  | 'role_removed'
  | 'reset_demanded'
  | 'identity_added'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'recovery_codes_renewed'
  | 'disabled'
  | 'removed';

interface Change {
  change: AccessChange;
  accountId: string;
  /** The address as it was before the change. */
  email: string | null;
  language: string | null;
  /** Fills `{new}` of the texts. */
  next?: Text;
}

/** Notifies a person on the site, where they still come in, and mails the address that they had before. */
export async function notifyAccessChange(
  app: IdentityParts,
  { site, language }: { site: Pick<Site, 'id' | 'name' | 'names'>; language: Language },
  { change, accountId, email, next, ...person }: Change,
): Promise<void> {
  const { subject, what } = texts[change];
  const inLanguage = (text: Text, to: Language) =>
    fillText(readText(text, to), { site: siteIn(site, to).name, new: next === undefined ? '' : readText(next, to) });
  const inBoth = (text: Text) => ({ th: inLanguage(text, 'th'), en: inLanguage(text, 'en') });
  if (change !== 'disabled' && change !== 'removed')
    await notifyPersonSafely(app, site.id, {
      user: accountId,
      kind: 'warning',
      topic: 'security',
      title: inBoth(subject),
      text: inBoth(what),
    });
  if (!email) return;
  const own = languageFor(person, language);
  await sendMail(app, site.id, {
    kind: change,
    to: email,
    language: own,
    content: writeTemplate('access_changed', {
      language: own,
      values: { site: siteIn(site, own).name, what: inLanguage(subject, own), text: inLanguage(what, own) },
    }),
  });
}

const texts: Record<AccessChange, { subject: Text; what: Text }> = {
  password_changed: {
    subject: { th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว', en: 'Your password was changed' },
    what: {
      th: 'รหัสผ่านของบัญชีของคุณที่ {site} ถูกเปลี่ยนเมื่อสักครู่นี้ ทุกอุปกรณ์ถูกออกจากระบบ คีย์ API ลิงก์ คำเชิญที่คุณออกไว้ และบัญชีภายนอกที่เชื่อมไว้จากหน้าบัญชีสิ้นสุดแล้ว',
      en: 'The password of your account at {site} was changed just now. Every device was signed out, and your API keys, links, invitations and the outside accounts connected on your account page have ended.',
    },
  },
  email_changed: {
    subject: { th: 'อีเมลของคุณถูกเปลี่ยนแล้ว', en: 'Your mail address was changed' },
    what: {
      th: 'อีเมลของบัญชีของคุณที่ {site} เปลี่ยนเป็น {new} แล้ว อุปกรณ์อื่นถูกออกจากระบบ คีย์ API ลิงก์ และคำเชิญที่คุณออกไว้สิ้นสุดแล้ว',
      en: 'The mail address of your account at {site} is {new} now. Other devices were signed out, and your API keys, links and invitations have ended.',
    },
  },
  role_changed: {
    subject: { th: 'บทบาทของคุณเปลี่ยนแล้ว', en: 'Your role was changed' },
    what: {
      th: 'บทบาทใหม่ของคุณที่ {site}: {new} กรุณาเข้าสู่ระบบอีกครั้ง คีย์ API ลิงก์ และคำเชิญที่คุณออกไว้สิ้นสุดแล้ว',
      en: 'Your new role at {site}: {new}. Please sign in again; your API keys, links and invitations have ended.',
    },
  },
  role_removed: {
    subject: { th: 'บทบาทของคุณเปลี่ยนแล้ว', en: 'Your role was changed' },
    what: {
      th: 'บทบาทที่คุณเคยมีที่ {site} ถูกลบแล้ว ขณะนี้บทบาทของคุณคือ {new} คีย์ API ที่ออกด้วยบทบาทเดิมสิ้นสุดแล้ว',
      en: 'The role that you had at {site} was removed. Your role is now {new}; API keys with the former one have ended.',
    },
  },
  reset_demanded: {
    subject: { th: 'กรุณาตั้งรหัสผ่านใหม่', en: 'Please set a new password' },
    what: {
      th: 'ผู้ดูแล {site} ขอให้คุณตั้งรหัสผ่านใหม่เมื่อเข้าสู่ระบบครั้งหน้า ทุกอุปกรณ์ถูกออกจากระบบแล้ว',
      en: 'An administrator of {site} asks you to set a new password when you sign in next. Every device was signed out.',
    },
  },
  identity_added: {
    subject: { th: 'บัญชีของคุณเชื่อมกับช่องทางเข้าสู่ระบบใหม่', en: 'A new way in was connected to your account' },
    what: {
      th: 'บัญชีของคุณที่ {site} เชื่อมกับ {new} แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที การเชื่อมนี้จะสิ้นสุดพร้อมกัน',
      en: 'Your account at {site} was connected to {new}. If it was not you, change your password now: the connection ends with it.',
    },
  },
  second_factor_on: {
    subject: { th: 'การยืนยันสองขั้นตอนถูกเปิดแล้ว', en: 'Your second factor was turned on' },
    what: {
      th: 'การยืนยันสองขั้นตอนของบัญชีของคุณที่ {site} ถูกเปิดเมื่อสักครู่นี้ หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและขอให้ผู้ดูแลเว็บไซต์ปิดการยืนยันนี้',
      en: 'The second factor of your account at {site} was turned on just now. If it was not you, change your password and ask an administrator of the site to turn it off.',
    },
  },
  recovery_codes_renewed: {
    subject: { th: 'รหัสสำรองของคุณถูกออกใหม่', en: 'Your recovery codes were renewed' },
    what: {
      th: 'รหัสสำรองชุดเดิมของบัญชีของคุณที่ {site} ใช้ไม่ได้แล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านทันที',
      en: 'The former recovery codes of your account at {site} no longer work. If it was not you, change your password now.',
    },
  },
  second_factor_off: {
    subject: { th: 'การยืนยันสองขั้นตอนถูกปิดแล้ว', en: 'Your second factor was turned off' },
    what: {
      th: 'การยืนยันสองขั้นตอนของบัญชีของคุณที่ {site} ถูกปิดเมื่อสักครู่นี้ จากนี้เข้าสู่ระบบได้ด้วยรหัสผ่านอย่างเดียว',
      en: 'The second factor of your account at {site} was turned off just now. The password alone is enough to sign in.',
    },
  },
  disabled: {
    subject: { th: 'บัญชีของคุณถูกระงับ', en: 'Your account was suspended' },
    what: {
      th: 'ผู้ดูแล {site} ระงับบัญชีของคุณบนเว็บไซต์นี้ คีย์ API ลิงก์ และคำเชิญที่คุณออกไว้สิ้นสุดแล้ว',
      en: 'An administrator of {site} suspended your account there. Your API keys, links and invitations have ended.',
    },
  },
  removed: {
    subject: { th: 'คุณถูกนำออกจากเว็บไซต์', en: 'You were removed from a site' },
    what: {
      th: 'ผู้ดูแลนำคุณออกจาก {site} แล้ว คีย์ API ลิงก์ และคำเชิญที่คุณออกไว้ที่นั่นสิ้นสุดแล้ว',
      en: 'An administrator removed you from {site}. Your API keys, links and invitations there have ended.',
    },
  },
};

import { fillText, type Language, readText } from '../../../schemas/index.ts';
import type { MailContent } from '../../messages/mail/mailQueue.ts';
import type { MailWriter } from '../../messages/mail/startMailer.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import { type Account, findAccountByName, readName } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';
import { readReach } from '../readReach.ts';
import { createTicketStore } from '../ticketStore.ts';

export const resetMinutes = 60;

/** The e-mail for "I forgot my password", or undefined when nobody has that address. */
export const writeResetMail: MailWriter<IdentityParts> = async (app, mail) => {
  const account = await findAccountByName(app.db.site(mail.site_id), mail.to_address);
  if (!account?.email || mail.link === null) return undefined;
  const page = (await openSecretBox(app.config)).open(mail.link);
  const site = await app.sites.byId(mail.site_id);
  return createResetMail(app, { account, page, siteId: mail.site_id, site: site?.name ?? '', language: mail.language });
};

/** Creates a link to set a password, and the e-mail that contains it. */
export async function createResetMail(
  app: IdentityParts,
  options: { account: Account; page: string; siteId: string; site: string; language: Language; createdBy?: string },
) {
  const { account, page, siteId, site, language, createdBy } = options;
  const token = await createTicketStore(app.db).create({
    siteId,
    purpose: 'reset',
    accountId: account.id,
    minutes: resetMinutes,
    createdBy,
  });
  return {
    kind: 'reset',
    content: writeContent({ name: readName(account), site, language }),
    link: `${page}?requestId=${token}`,
    linkRank: await readReach(app.db, account, siteId),
  };
}

function writeContent({ name, site, language }: { name: string; site: string; language: Language }): MailContent {
  const say = (key: keyof typeof texts) => fillText(readText(texts[key], language), { name, site });
  return { subject: say('subject'), paragraphs: [say('hello'), say('what'), say('howLong')], button: say('button') };
}

const texts = {
  subject: { th: 'ตั้งรหัสผ่านใหม่สำหรับ {site}', en: 'Set a new password for {site}' },
  hello: { th: 'สวัสดีคุณ {name}', en: 'Hello {name}' },
  what: {
    th: 'มีผู้ขอตั้งรหัสผ่านใหม่ให้บัญชีของคุณ หากเป็นคุณ กรุณากดปุ่มด้านล่าง',
    en: 'Someone asked to set a new password for your account. If it was you, please use the button below.',
  },
  howLong: {
    th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 1 ชั่วโมง หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไร รหัสผ่านเดิมยังใช้ได้ตามปกติ',
    en: 'The link works once, within one hour. If it was not you, do nothing: your password stays as it is.',
  },
  button: { th: 'ตั้งรหัสผ่านใหม่', en: 'Set a new password' },
};

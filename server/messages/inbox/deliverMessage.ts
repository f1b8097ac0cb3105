import { endOfQuiet } from '../../../engine/flow/time/noticeTimes.ts';
import type { JsonObject, Text } from '../../../schemas/index.ts';
import type { EffectContext, EffectResult } from '../../plugins/door/effect.ts';
import type { CoreEffectContext } from '../../records/context/collectEffects.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { languageFor } from '../../sites/languageFor.ts';
import { queueMail, wakeMailer, writeTemplate } from '../mail/mailQueue.ts';
import { findPreference } from '../notices/noticePreferences.ts';
import { findPeople } from '../notifications/findPeople.ts';
import { notifyPerson } from '../notifications/notifyPerson.ts';

const inboxRoles = ['superadmin', 'admin'];
const titleLength = 200;
const textLength = 1000;

/**
 * The effect of a message that was submitted: of one that came in, those who look after the site are notified, one to somebody goes
 * out by mail and, to a person of the site, as a notification. Its mail confirms or fails it.
 */
export async function deliverMessage(app: RecordParts, context: CoreEffectContext): Promise<EffectResult> {
  return context.record.direction === 'in' ? tellInbox(context) : sendOut(app, context);
}

async function tellInbox({ records, record, recordId, key }: EffectContext): Promise<EffectResult> {
  const told = await findPeople(records, { people: [], roles: inboxRoles });
  const from = String(record.name ?? record.email ?? '');
  const say = (th: string, en: string): Text => ({ th: th.slice(0, titleLength), en: en.slice(0, titleLength) });
  for (const user of told)
    await notifyPerson(records, {
      user,
      key,
      topic: 'message',
      title: say(`ข้อความจาก ${from}`, `Message of ${from}`),
      text: say(String(record.subject), String(record.subject)),
      path: `/message/inbox/${recordId}`,
    });
  return told.length > 0 ? { notified: told.length } : { skipped: 'nobody to tell' };
}

async function sendOut(app: RecordParts, context: CoreEffectContext): Promise<EffectResult> {
  const { site, db, afterCommit, records, record, recordId, key, collection } = context;
  const person = await findRecipient(records, record);
  const to = String(record.email ?? person?.email ?? '');
  if (person)
    await notifyPerson(records, {
      user: String(person.id),
      key,
      topic: 'message',
      title: sameIn(String(record.subject).slice(0, titleLength)),
      text: sameIn(String(record.body).slice(0, textLength)),
      mailed: to !== '',
    });
  if (to === '') {
    await records.transition(collection, recordId, person ? 'CONFIRM' : 'FAIL', {
      data: { error: person ? '' : 'Failed to send email: no address' },
    });
    return person ? { notified: 1 } : { skipped: 'no address' };
  }
  await app.budgets.spendOfSite('mails', site.id);
  const language = languageFor(person, site.language);
  const values = {
    subject: String(record.subject),
    text: String(record.body),
    name: String(record.name ?? person?.name ?? to),
  };
  const mail = await queueMail(app, db, {
    kind: 'message',
    to,
    language,
    content: writeTemplate('message', { language, values }),
    ...(person && { after: await findWakingTime(app, context, String(person.id)) }),
    about: { collection, record: recordId, by: String(record.created_by ?? '') },
  });
  afterCommit(() => void wakeMailer(app));
  return { mail };
}

/** Quiet hours hold for messages as for notifications. */
async function findWakingTime(app: RecordParts, { db, site }: CoreEffectContext, person: string): Promise<string> {
  const { preference } = await findPreference(app, db, person);
  return endOfQuiet(preference, app.clock.now().toISOString(), site.timeZone);
}

async function findRecipient(records: EffectContext['records'], { to }: JsonObject): Promise<JsonObject | undefined> {
  if (typeof to !== 'string' || to === '') return undefined;
  const filter = { id: to, disabled: { $ne: true } };
  return (await records.find('user', { filter, limit: 1 })).data[0];
}

const sameIn = (text: string): Text => ({ th: text, en: text });

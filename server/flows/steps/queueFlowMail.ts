import { flowRefused } from '../../../engine/flow/flow.errors.ts';
import { inPersonOnly } from '../../../engine/machine/machine.errors.ts';
import { isEmailAddress } from '../../../engine/people/checkRegistration.ts';
import { isJsonObject, type Json, type JsonObject, type Language, readText } from '../../../schemas/index.ts';
import { type MailContent, type MailSubject, queueMail, wakeMailer } from '../../messages/mail/mailQueue.ts';
import { findTexts } from '../../messages/templates/findTexts.ts';
import type { TemplateValues } from '../../messages/templates/mailTemplate.ts';
import { isShipped } from '../../messages/templates/shippedTemplates.ts';
import { mailTemplateUnknown, mailTemplateUnread, mailUnrecorded } from '../../messages/templates/templates.errors.ts';
import { isConnectionLost } from '../../platform/db/isConnectionLost.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { languageFor } from '../../sites/languageFor.ts';
import type { RunRow } from '../runs/flowRows.ts';
import { placeOf } from '../runs/readRun.ts';
import type { StepContext, StepOutcome } from '../runs/stepContext.ts';
import { readTexts } from './readTexts.ts';

/** Queues a mail of a flow: with the subject and text of the step, or a template of the site that is drawn when it is sent. */
export async function queueFlowMail({ records, run, params }: StepContext): Promise<StepOutcome> {
  const { context } = records;
  const to = String(params.to ?? '');
  if (to === '') throw flowRefused({ th: 'ไม่มีอีเมลของผู้รับ', en: 'there is no e-mail address to send to' });
  if (!isEmailAddress(to))
    throw flowRefused({ th: `ที่อยู่อีเมลไม่ถูกต้อง: ${to}`, en: `the e-mail address is not valid: ${to}` });
  const language = await findLanguage(records, to);
  const content = await writeContent(context, { params, language });
  const files = await readAttached(context.db, run, params.files);
  await context.app.budgets.spendOfSite('mails', context.site.id);
  const about = findAbout(context, run);
  const mail = {
    kind: 'flow',
    to,
    language,
    content: { ...content, files },
    ...(about && { about }),
  };
  try {
    const id = await queueMail(context.app, context.db, mail);
    context.afterCommit?.push(() => void wakeMailer(context.app));
    return { output: { mail: id } };
  } catch (error) {
    throw isConnectionLost(error) ? error : mailUnrecorded();
  }
}

/** It is listed with the record that started the run. The mail of a message says by its state what became of that message, this one does not. */
function findAbout({ collections }: Context, { trigger, account_id: by }: RunRow): MailSubject | undefined {
  const place = placeOf(trigger);
  if (!place || place.collection === collections.serving('messages')?.collection.name) return undefined;
  return { collection: place.collection, record: place.id, by };
}

type Context = StepContext['records']['context'];

/** That of the person whose address it is; whoever is not of the site is written to in its language. */
async function findLanguage(records: StepContext['records'], to: string): Promise<Language> {
  const [person] = (await records.find('user', { filter: { email: to.toLowerCase() }, limit: 1 })).data;
  return languageFor(person, records.context.site.language);
}

async function writeContent(
  { app, site }: Context,
  { params, language }: { params: JsonObject; language: Language },
): Promise<MailContent> {
  const { template, values, subject, text } = params;
  if (template == null || template === '') {
    if (subject == null || text == null) throw mailTemplateUnknown();
    return { subject: String(subject), paragraphs: String(text).split('\n') };
  }
  const key = String(template);
  // Those of Sala's own mails have values that only Sala knows.
  const texts = isShipped(key) ? undefined : await findTexts(app, site.id, key);
  if (!texts) throw mailTemplateUnread({ template: key });
  const listed = readText(texts.subject, language);
  return { subject: listed, template: key, values: readValues(values) };
}

function readValues(given: Json | undefined): TemplateValues {
  if (!isJsonObject(given)) return {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.filter(isJsonObject).map(writeTexts) : writeText(value),
    ]),
  );
}

const writeTexts = (value: JsonObject) =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writeText(part)]));

function writeText(value: Json | undefined): string {
  return value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Only what the run itself printed: a mail leaves the system. */
async function readAttached(tx: TenantDb, run: RunRow, given: Json | undefined): Promise<string[]> {
  const wanted = readTexts(given);
  if (wanted.length === 0) return [];
  if (run.acted_by !== null) throw inPersonOnly();
  const printed = await tx.query<{ file: string }>(
    `select output->>'file' as file from flow_step
     where site_id = current_site() and run_id = $1 and code = 'document' and status = 'done'`,
    [run.id],
  );
  const known = new Set(printed.map(({ file }) => file));
  if (wanted.every((id) => known.has(id))) return wanted;
  throw flowRefused({
    th: 'แนบได้เฉพาะไฟล์ที่ขั้นตอนเอกสารของการรันนี้ทำ',
    en: 'only files that document steps of this run have made can be attached',
  });
}

import { listQuestions } from '../../../engine/layout/form/listQuestions.ts';
import { writeExcerpt } from '../../../engine/layout/form/writeExcerpt.ts';
import { createId } from '../../../engine/record/createId.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import { type JsonObject, readText } from '../../../schemas/index.ts';
import { issueTicket } from '../../files/visitorTicket.ts';
import { noteFormStart } from '../../flows/starts/noteFormStart.ts';
import { actorOf } from '../../records/context/actor.ts';
import { openPluginContext } from '../../records/narrowRecords.ts';
import { openRecords, type Records } from '../../records/openRecords.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import type { CheckedForm } from './checkedForm.ts';
import { findTakenAnswers, lockValues } from './checkUnique.ts';
import { describeSender, findSubmissions, type Sender } from './describeSender.ts';
import { findFormStep } from './findFormStep.ts';
import { makeFormRecord } from './formRecord.ts';
import { formRegistered } from './forms.errors.ts';
import { mailSubmission, mayMail, readMailTo } from './mailSubmission.ts';

/** Stores a validated form, runs its step (`next`) and notes the start of its flow, in one transaction. */
export async function storeSubmission(
  app: PageParts,
  visit: Visit,
  form: CheckedForm,
): Promise<{ record: JsonObject; collection: string; path?: string; run?: string }> {
  const { site, language } = visit;
  const step = findFormStep(app, site, form.layout);
  const mails = await mayMail(app, visit, readMailTo(form.layout).length);
  return openFormRecords(app, visit).then((all) =>
    all.transaction(async (records) => {
      const problems = await findTakenAnswers(records, form.answers, form.publishers);
      if (problems.length > 0) throw validationFailed(problems);
      const submissions = findSubmissions(records);
      const { name } = submissions.collection;
      const { about, ...sender } = describeSender(visit, submissions, form);
      await refuseSecond(records, name, { about, ...sender });
      const id = createId(name);
      const title = readText(form.layout.settings.title, language) || form.key;
      const run = await noteFlow(records, visit, form, { collection: name, submission: id, title });
      const target = await makeFormRecord(app, visit, records, form);
      const { record } = await records.create(
        name,
        {
          ...{ ...sender, ...about, form_key: form.key, form_title: title },
          form_data: form.data,
          questions: listQuestions(form.shown, { language, timeZone: site.timeZone }),
          excerpt: writeExcerpt(form.shown, { language, timeZone: site.timeZone }),
          parent: site.id,
          ...(run && { flow_run: run }),
          ...(target && { made_record: target }),
        },
        { id },
      );
      const made = await step?.({
        ...openPluginContext(records, visit.now),
        userId: sender.user_id ?? null,
        citizenId: await findCitizenId(records, sender.user_id),
        submission: String(record.id),
        settings: form.layout.settings as JsonObject, // a layout is stored as JSON
      });
      if (mails) await mailSubmission(app, records.context.db, { form, visit, title });
      return { record, collection: name, path: made?.path, run };
    }),
  );
}

/** The flow that the settings of the form choose; it starts where it has a trigger for forms and is on. */
async function noteFlow(
  { context }: Records,
  visit: Visit,
  { key, layout, data }: CheckedForm,
  about: { collection: string; submission: string; title: string },
): Promise<string | undefined> {
  const { flow } = layout.settings as JsonObject; // a layout is stored as JSON
  if (typeof flow !== 'string' || flow === '') return undefined;
  const { session } = visit;
  const sender = session && { id: session.userId, name: session.name, email: session.email };
  const ticketHash = session ? null : issueTicket(visit);
  return noteFormStart(context.db, { ...about, flow, form: key, answers: data, sender, ticketHash });
}

/** People may not create these records; the server does, on behalf of the sender. */
export function openFormRecords(app: PageParts, visit: Visit): Promise<Records> {
  const actor = { ...actorOf(visit), role: 'root', reach: undefined, trusted: true };
  return openRecords(app, { siteId: visit.site.id, actor, language: visit.language });
}

/** One form, person and subject make one registration. */
async function refuseSecond(records: Records, collection: string, sender: Sender): Promise<void> {
  const { form_id, about, user_id } = sender;
  if (Object.keys(about).length === 0 || !user_id) return;
  await lockValues(records.context.db, [JSON.stringify([collection, form_id, about, user_id])]);
  if ((await records.count(collection, { filter: { form_id, ...about, user_id } })) > 0) throw formRegistered();
}

async function findCitizenId(records: Records, userId: string | undefined): Promise<string | null> {
  if (!userId) return null;
  const [account] = await records.context.db.query<{ citizen: string | null }>(
    'select citizen from account where id = $1',
    [userId],
  );
  return account?.citizen ?? null;
}

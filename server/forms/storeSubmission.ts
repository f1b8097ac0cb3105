import { validationFailed } from '../../engine/errors/recordErrors.ts';
import type { Answer } from '../../engine/form/readSubmission.ts';
import { type JsonObject, type Layout, readText } from '../../schemas/index.ts';
import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import { openRecords, type Records } from '../records/openRecords.ts';
import { findTaken, holdPlaces } from './checkUnique.ts';
import { findFormStep } from './findFormStep.ts';
import { formRegistered } from './forms.errors.ts';

/** Where forms are kept: the collection that this call, and no other, creates records of. */
export const submissions = 'form_submission';

export interface CheckedForm {
  key: string;
  layout: Layout;
  data: JsonObject;
  answers: Answer[];
}

/** Stores a form that was checked, and makes of it what its `next` says: all of it or nothing. */
export async function storeSubmission(
  app: App,
  context: Context,
  form: CheckedForm,
): Promise<{ record: JsonObject; path?: string }> {
  const { site, language } = context.state;
  const step = findFormStep(app, site, form.layout);
  return openHouseRecords(app, context).then((house) =>
    house.transaction(async (records) => {
      const problems = await findTaken(records, form.answers);
      if (problems.length > 0) throw validationFailed(problems);
      const sender = describeSender(context, form);
      await refuseSecond(records, sender);
      const { record } = await records.create(submissions, {
        ...sender,
        form_key: form.key,
        form_title: readText(form.layout.settings.title, language) || form.key,
        form_data: form.data,
        parent: site.id,
      });
      const made = await step?.({
        siteId: site.id,
        userId: sender.user_id ?? null,
        citizenId: await findCitizenId(records, sender.user_id),
        submission: String(record.id),
        course: sender.course_id,
        settings: form.layout.settings as JsonObject, // a layout is stored as JSON
        records,
      });
      return { record, path: made?.path };
    }),
  );
}

/** People may not create these records; the house does, in the name of the sender. */
export function openHouseRecords(app: App, { state }: Context): Promise<Records> {
  const actor = { userId: state.session?.userId ?? null, role: 'root', trusted: true };
  return openRecords(app, { siteId: state.site.id, actor, language: state.language });
}

interface Sender {
  form_id: string;
  course_id?: string;
  user_id?: string;
}

function describeSender({ state }: Context, { key, layout }: CheckedForm): Sender {
  const { formID, course } = layout.settings;
  const userId = state.session?.userId;
  return {
    form_id: typeof formID === 'string' ? formID : key,
    ...(typeof course === 'string' && course && { course_id: course }),
    ...(userId && { user_id: userId }),
  };
}

/** One form, course and person make one registration. */
async function refuseSecond(records: Records, { form_id, course_id, user_id }: Sender): Promise<void> {
  if (!course_id || !user_id) return;
  await holdPlaces(records.context.db, [JSON.stringify([submissions, form_id, course_id, user_id])]);
  if ((await records.count(submissions, { filter: { form_id, course_id, user_id } })) > 0) throw formRegistered();
}

async function findCitizenId(records: Records, userId: string | undefined): Promise<string | null> {
  if (!userId) return null;
  const [account] = await records.context.db.query<{ citizen: string | null }>(
    'select citizen from account where id = $1',
    [userId],
  );
  return account?.citizen ?? null;
}

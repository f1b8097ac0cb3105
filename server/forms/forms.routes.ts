import { validationFailed } from '../../engine/errors/recordErrors.ts';
import { type FieldProblem, readSubmission } from '../../engine/form/readSubmission.ts';
import { readPageFacts } from '../../engine/layout/pageFacts.ts';
import { isJsonObject, type JsonObject, type Layout, readText } from '../../schemas/index.ts';
import { presentSession } from '../accounts/presentSession.ts';
import { addressKey, createRateLimits } from '../accounts/rateLimits.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import { keepFormFiles, settleFiles } from '../files/formFiles.ts';
import type { Context } from '../http/context.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { readKey } from '../layouts/layouts.routes.ts';
import { presentSite } from '../pages/presentSite.ts';
import { openRecords } from '../records/openRecords.ts';
import { findForm } from './findForm.ts';

/** Where forms are kept: the collection that this call, and no other, creates records of. */
const collection = 'form_submission';

/** `POST /api/form {key, values}`: sends a form. Its fields and rules are read from the published layout, never from the sender. */
export function addFormRoutes(router: Router, app: App): void {
  const limits = createRateLimits(app.db.platform);
  router.post('/api/form', async (context) => {
    const body = await readBody(context, '512kb');
    const key = readKey(body.key);
    if (!isJsonObject(body.values)) throw badRequest({ what: 'values' });
    const { site } = context.state;
    await limits.consume('formSubmission', `${site.id} ${addressKey(context.ip)}`);
    const layout = await findForm(app, context, key);
    const settled = await settleFiles(app, context, { key, layout, values: body.values });
    const data = checkValues(app, context, layout, settled);
    const record = await store(app, context, { key, layout, data });
    await keepFormFiles(app, site.id, settled.files, { collection, id: String(record.id) });
    context.status = 201;
    context.body = { status: 201, data: { id: record.id, state: record.state, created_at: record.created_at } };
  });
}

function checkValues(
  app: App,
  context: Context,
  layout: Layout,
  { values, problems: fileProblems }: { values: JsonObject; problems: FieldProblem[] },
): JsonObject {
  const session = presentSession(context);
  const { data, problems } = readSubmission({
    layout,
    values,
    user: session.user,
    facts: readPageFacts({ session, site: presentSite(context.state.site), params: {} }),
    findDefinition: (type) => app.registry.widget(type)?.definition,
  });
  const all = [...problems, ...fileProblems];
  if (all.length > 0) throw validationFailed(all);
  return data;
}

async function store(app: App, context: Context, form: { key: string; layout: Layout; data: JsonObject }) {
  const { site, session, language } = context.state;
  const { formID, course, title } = form.layout.settings;
  const userId = session?.userId ?? null;
  // People may not create these records; the house does, in the name of the sender.
  const actor = { userId, role: 'root', trusted: true };
  const records = await openRecords(app, { siteId: site.id, actor, language });
  const { record } = await records.create(collection, {
    form_key: form.key,
    form_title: readText(title, language) || form.key,
    form_id: typeof formID === 'string' ? formID : form.key,
    form_data: form.data,
    parent: site.id,
    ...(typeof course === 'string' && { course_id: course }),
    ...(userId && { user_id: userId }),
  });
  return record;
}

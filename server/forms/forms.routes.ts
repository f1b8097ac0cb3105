import { validationFailed } from '../../engine/errors/recordErrors.ts';
import { findField } from '../../engine/form/findField.ts';
import { type FieldProblem, readSubmission } from '../../engine/form/readSubmission.ts';
import { readPageFacts } from '../../engine/layout/pageFacts.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/index.ts';
import { addressKey, createRateLimits } from '../accounts/rateLimits.ts';
import type { App } from '../app/app.ts';
import { badRequest } from '../errors/httpErrors.ts';
import { keepFormFiles, settleFiles } from '../files/formFiles.ts';
import { readBody } from '../http/readBody.ts';
import type { Router } from '../http/router.ts';
import { readKey } from '../layouts/layouts.routes.ts';
import { findRoute } from '../pages/findPage.ts';
import type { PreparedLayout } from '../pages/prepareFound.ts';
import { isTaken, readUnique } from './checkUnique.ts';
import { findForm } from './findForm.ts';
import { openHouseRecords, storeSubmission, submissions } from './storeSubmission.ts';

export function addFormRoutes(router: Router, app: App): void {
  const limits = createRateLimits(app.db.platform);

  /** `POST /api/form {key, values, path}`: sends a form. Its fields and rules are read from the published layout, never from the sender. */
  router.post('/api/form', async (context) => {
    const body = await readBody(context, '512kb');
    const key = readKey(body.key);
    if (!isJsonObject(body.values)) throw badRequest({ what: 'values' });
    const { site } = context.state;
    await limits.consume('formSubmission', `${site.id} ${addressKey(context.ip)}`);
    const form = await findForm(app, context, { key, path: readPath(body.path) });
    const { layout } = form;
    const settled = await settleFiles(app, context, { key, layout, values: body.values });
    const checked = checkValues(app, form, settled);
    const { record, path } = await storeSubmission(app, context, { key, layout, ...checked });
    await keepFormFiles(app, site.id, settled.files, { collection: submissions, id: String(record.id) });
    // A site without that page has nowhere to lead.
    const next = path && findRoute(app, context, path) ? { next: path } : {};
    context.status = 201;
    context.body = {
      status: 201,
      data: { id: record.id, state: record.state, created_at: record.created_at, ...next },
    };
  });

  /** `POST /api/form/taken {key, name, value, path}`: whether the value of a field, which must be new, exists already. */
  router.post('/api/form/taken', async (context) => {
    const body = await readBody(context, '16kb');
    const key = readKey(body.key);
    if (typeof body.name !== 'string') throw badRequest({ what: 'name' });
    await limits.consume('formValue', `${context.state.site.id} ${addressKey(context.ip)}`);
    const { layout } = await findForm(app, context, { key, path: readPath(body.path) });
    const object = findField(layout.rows, body.name)?.object;
    const definition = object && app.registry.widget(object.type)?.definition;
    // Only fields that their builder has made so may be asked about, and only with a value that they could hold.
    if (!object || !definition?.unique?.(object)) throw badRequest({ what: 'name' });
    const value = body.value as Json | undefined; // of a JSON body
    const unique = definition.check?.(value, object) ? undefined : readUnique(definition, object, value);
    const taken = unique ? await isTaken(await openHouseRecords(app, context), unique) : false;
    context.body = { status: 200, data: { taken } };
  });
}

function readPath(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function checkValues(
  app: App,
  { layout, visit }: PreparedLayout,
  { values, problems: fileProblems }: { values: JsonObject; problems: FieldProblem[] },
) {
  const { data, problems, answers } = readSubmission({
    layout,
    values,
    user: visit.session.user,
    facts: readPageFacts(visit),
    findDefinition: (type) => app.registry.widget(type)?.definition,
  });
  const all = [...problems, ...fileProblems];
  if (all.length > 0) throw validationFailed(all);
  return { data, answers };
}

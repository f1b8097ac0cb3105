import { readFormKey } from '../../../engine/layout/form/formBlock.ts';
import { findReferences, type ReferenceNeed, referenceMissing } from '../../../engine/record/findReferences.ts';
import { validationFailed } from '../../../engine/record/recordErrors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import { actorOf } from '../../records/context/actor.ts';
import type { RecordsContext } from '../../records/context/recordsContext.ts';
import { loadRow, mayDo } from '../../records/read/readRecord.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import type { CheckedForm } from './checkedForm.ts';

/**
 * The server writes the record of a form, so what it may refer to is decided here: records that the sender may read, and those that
 * the published form itself names (a fixed value, an option), which each of its publishers may read. Others are missing, as
 * are those that do not exist.
 */
export async function refuseUnreadable(
  app: PageParts,
  { visit, context, form }: { visit: Visit; context: RecordsContext; form: CheckedForm },
  stored: StoredCollection,
  values: JsonObject,
): Promise<void> {
  const needs = findReferences(stored.collection, values);
  if (needs.length === 0) return;
  const named = new Set<string>();
  collectTexts((await app.layouts.published(visit.site.id, readFormKey(form.key).layoutKey)) as unknown as Json, named); // stored as JSON
  const asSender: RecordsContext = { ...context, actor: actorOf(visit) };
  const asPublisher: RecordsContext = { ...context, publishers: form.publishers };
  const known = new Map<string, Promise<boolean>>();
  const missing: ReferenceNeed[] = [];
  for (const need of needs) {
    const key = `${need.collection}/${need.id}`;
    const reading = known.get(key) ?? mayRead(named.has(need.id) ? [asSender, asPublisher] : [asSender], need);
    known.set(key, reading);
    if (!(await reading)) missing.push(need);
  }
  if (missing.length > 0) throw validationFailed(missing.map((need) => referenceMissing(stored.collection, need)));
}

async function mayRead(contexts: RecordsContext[], { collection, id }: ReferenceNeed): Promise<boolean> {
  for (const context of contexts) {
    const stored = context.collections.get(collection);
    const row = stored && (await loadRow(context.db, stored, id));
    if (row && mayDo(context, stored, 'read', row)) return true;
  }
  return false;
}

/** Every text that stands in a layout. */
function collectTexts(value: Json | undefined, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const each of value) collectTexts(each, found);
  else if (isJsonObject(value)) for (const each of Object.values(value)) collectTexts(each, found);
}

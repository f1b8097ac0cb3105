import { decideAccess } from '../../../engine/access/decideAccess.ts';
import type { Answer, FieldProblem } from '../../../engine/layout/form/readSubmission.ts';
import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { Json, LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import { findDuplicates } from '../../identity/findDuplicates.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import type { Records } from '../../records/openRecords.ts';
import { taken, uncheckable, valueUncheckable } from './forms.errors.ts';

interface UniqueValue {
  collection: string;
  field: string;
  value: string;
}

/** The value of a field that must be unique; undefined when it need not be, or is empty. */
export function readUnique(
  definition: WidgetDefinition,
  object: LayoutObject,
  value: Json | undefined,
): UniqueValue | undefined {
  const place = definition.unique?.(object);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return place && text ? { ...place, value: text } : undefined;
}

/** Whether somebody reads this field of every record: the question is about all of them. */
function readsAlways({ collection }: StoredCollection, field: string, holder: RoleHolder): boolean {
  const decision = decideAccess({ collection, action: 'read', actor: { id: 'publisher', ...holder } });
  return (
    decision.allowed &&
    decision.grants.some(({ when, fields }) => when === undefined && (fields?.includes(field) ?? true))
  );
}

const accountFields = ['email', 'phone', 'citizen'] as const;

/**
 * Whether the value exists. Only yes or no leaves this function, and of no field that is secret or that those who published the
 * form may not read themselves, on every record.
 */
export async function isInUse(
  records: Records,
  { collection, field, value }: UniqueValue,
  publishers: readonly RoleHolder[],
): Promise<boolean> {
  const { collections, db } = records.context;
  const account = accountFields.find((each) => each === field);
  if (collection === 'user' && account) {
    const wanted = account === 'email' ? value.toLowerCase() : value;
    return (await findDuplicates(db, { [account]: wanted })).length > 0;
  }
  const stored = collections.get(collection);
  const name = field.split('.', 1)[0] ?? '';
  const known = stored?.collection.fields.get(name);
  // Of people nothing else is answered: their collection is read under rules that a form does not know.
  if (!stored || stored.collection.core || !known || known.schema['x-secret']) throw valueUncheckable();
  if (!publishers.every((publisher) => readsAlways(stored, name, publisher))) throw valueUncheckable();
  return (await records.count(collection, { filter: { [field]: value } })) > 0;
}

/**
 * The answers that exist already, checked in the transaction that stores the form: simultaneous forms with the same
 * value wait for each other here.
 */
export async function findTakenAnswers(
  records: Records,
  answers: Answer[],
  publishers: readonly RoleHolder[],
): Promise<FieldProblem[]> {
  const unique = answers.flatMap(({ field, definition, value }) => {
    const place = readUnique(definition, field.object, value);
    return place ? [{ field, place }] : [];
  });
  await lockValues(
    records.context.db,
    unique.map(({ place }) => JSON.stringify([place.collection, place.field, place.value])),
  );
  const problems: FieldProblem[] = [];
  for (const { field, place } of unique) {
    const found = await isInUse(records, place, publishers).catch(() => undefined);
    if (found === false) continue;
    const text = found ? taken : uncheckable;
    problems.push({ path: field.name, uid: field.object.uid, code: 'field_taken', message: text.en, text });
  }
  return problems;
}

/** Locks these values until the end of the transaction. Sorted, to prevent deadlocks. */
export async function lockValues(db: TenantDb, places: string[]): Promise<void> {
  for (const place of [...new Set(places)].sort())
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${db.siteId} ${place}`]);
}

import type { Answer, FieldProblem } from '../../engine/form/readSubmission.ts';
import type { Json, LayoutObject, WidgetDefinition } from '../../schemas/index.ts';
import { findDuplicates } from '../accounts/findDuplicates.ts';
import type { TenantDb } from '../db/tenantDb.ts';
import type { Records } from '../records/openRecords.ts';
import { taken, uncheckable, valueUncheckable } from './forms.errors.ts';

interface UniqueValue {
  collection: string;
  field: string;
  value: string;
}

/** What of a field must not exist yet; undefined when it may, or when nothing is filled in. */
export function readUnique(
  definition: WidgetDefinition,
  object: LayoutObject,
  value: Json | undefined,
): UniqueValue | undefined {
  const place = definition.unique?.(object);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return place && text ? { ...place, value: text } : undefined;
}

const accountFields = ['email', 'phone', 'citizen'] as const;

/** Whether the value exists. Only yes or no leaves this function, and of no field that is secret. */
export async function isTaken(records: Records, { collection, field, value }: UniqueValue): Promise<boolean> {
  const { collections, db } = records.context;
  const account = accountFields.find((each) => each === field);
  if (collection === 'user' && account) {
    const wanted = account === 'email' ? value.toLowerCase() : value;
    return (await findDuplicates(db, { [account]: wanted })).length > 0;
  }
  const stored = collections.get(collection);
  const known = stored?.collection.fields.get(field.split('.', 1)[0] ?? '');
  if (!stored || !known || known.schema['x-secret']) throw valueUncheckable();
  return (await records.count(collection, { filter: { [field]: value } })) > 0;
}

/**
 * The answers that exist already, looked up inside the transaction that stores the form: two people who send the same value at
 * the same moment wait for each other here.
 */
export async function findTaken(records: Records, answers: Answer[]): Promise<FieldProblem[]> {
  const unique = answers.flatMap(({ field, definition, value }) => {
    const place = readUnique(definition, field.object, value);
    return place ? [{ field, place }] : [];
  });
  await holdPlaces(
    records.context.db,
    unique.map(({ place }) => JSON.stringify([place.collection, place.field, place.value])),
  );
  const problems: FieldProblem[] = [];
  for (const { field, place } of unique) {
    const found = await isTaken(records, place).catch(() => undefined);
    if (found === false) continue;
    const text = found ? taken : uncheckable;
    problems.push({ path: field.name, uid: field.object.uid, code: 'field_taken', message: text.en, text });
  }
  return problems;
}

/** Whoever asks for the same place next waits until this transaction is over. In one order, so that nobody waits in a circle. */
export async function holdPlaces(db: TenantDb, places: string[]): Promise<void> {
  for (const place of [...new Set(places)].sort())
    await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${db.siteId} ${place}`]);
}

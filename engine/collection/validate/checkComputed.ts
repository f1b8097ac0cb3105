import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { decimal, roundTo } from '../../calc/values/decimal.ts';
import type { Collection } from '../compiled/collection.ts';
import type { CollectionFormula } from '../compiled/collectionFormulas.ts';
import { readCurrency, tellValue } from '../tell/sayValue.ts';
import { checkData } from './checkData.ts';
import { type ComputedRecord, computeFields } from './computeFields.ts';
import { describeIssue } from './issue.ts';
import type { ValidationContext } from './validationContext.ts';

/** Whether a path (`items.0.total`) leads to a computed field. */
export function isComputed({ formulas }: Collection, path: string): boolean {
  if (formulas.length === 0) return false;
  const segments = path.split('.');
  return formulas.some(
    ({ path: each }) =>
      each.length === segments.length && each.every((name, at) => name === '*' || name === segments[at]),
  );
}

/** What a caller sent, and the record that their change starts from. */
interface Asked {
  sent: JsonObject;
  before?: JsonObject;
}

/**
 * Fills the computed fields and judges them: what the caller sent for one must agree with it, and the schema must allow what was
 * computed, unless the record held it before.
 */
export function computeAndCheck(
  collection: Collection,
  record: { data: JsonObject; state: string | null; system?: JsonObject },
  asked: Asked,
  context: ValidationContext,
): ComputedRecord {
  if (collection.formulas.length === 0) return { data: record.data, errors: [] };
  const { data, errors } = computeFields(collection, record, context);
  return { data, errors: errors.length > 0 ? errors : checkComputed(collection, asked, data) };
}

function checkComputed(collection: Collection, { sent, before = {} }: Asked, computed: JsonObject): ErrorDetail[] {
  const { formulas } = collection;
  const differing = formulas.flatMap((formula) => findDiffering(formula, sent, computed));
  const refused = new Set(differing.map(({ path }) => path));
  const faults = checkData(collection, computed).filter(({ path = '' }) => {
    if (!isComputed(collection, path) || refused.has(path)) return false;
    const segments = path.split('.');
    return valueAt(before, segments) === undefined || valueAt(before, segments) !== valueAt(computed, segments);
  });
  return [...differing, ...faults];
}

function findDiffering(
  { path, schema, places }: CollectionFormula,
  sent: JsonObject,
  computed: JsonObject,
): ErrorDetail[] {
  return listPlaces(path, sent).flatMap((place) => {
    const told = valueAt(sent, place);
    const value = valueAt(computed, place) ?? null;
    if (told === undefined || told === null || told === '' || agrees(told, value, places)) return [];
    const subject = { path: place.join('.'), title: schema['x-title'] };
    const said = { name: place.at(-1) ?? '', schema, currency: readCurrency(computed) };
    return [describeIssue('computed', subject, { value: tellValue(value, said), sent: tellValue(told, said) })];
  });
}

/** The places of a computed field in what was sent: one, or one in each line. */
function listPlaces(path: CollectionFormula['path'], sent: JsonObject): string[][] {
  if (path.length === 1) return [[path[0]]];
  const [list, , field] = path;
  const lines = sent[list];
  return Array.isArray(lines) ? lines.map((_, at) => [list, String(at), field]) : [];
}

function agrees(told: Json, value: Json, places: number): boolean {
  if (typeof told !== 'number' || typeof value !== 'number') return told === value;
  return roundTo(decimal(told), places).equals(decimal(value));
}

function valueAt(data: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = data;
  for (const segment of path) {
    if (Array.isArray(value)) value = value[Number(segment)];
    else value = isJsonObject(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
  }
  return value;
}

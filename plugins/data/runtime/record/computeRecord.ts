import { computeFields, listCalls, offsetAt, readDecimal, readFormulas } from 'sala/engine';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { RecordAnswer, RecordField } from '../../shared/recordAnswer.ts';

/** Functions that know the holidays of the site, which stay on the server. */
const needHolidays = new Set(['addWorkingDays', 'workingDaysBetween', 'isWorkingDay']);

type Answer = Pick<RecordAnswer, 'record' | 'fields' | 'initial'>;

/**
 * Computes the formulas of a record from what a form holds, with the code of the server. Gives the fields that changed; a line that
 * did not change stays the same object. What reads fields that this person may not see is left as it is stored.
 */
export function createComputation({ record, fields, initial }: Answer, timeZone: string) {
  const properties = Object.fromEntries(fields.map(({ field, schema }) => [field, schema]));
  const formulas = readFormulas({ properties }).formulas.filter(
    ({ formula }) => !listCalls(formula.tree).some((name) => needHolidays.has(name)),
  );
  const { id, created_at, created_by } = record ?? {};
  const place = {
    state: typeof record?.state === 'string' ? record.state : (initial ?? null),
    system: Object.fromEntries(Object.entries({ id, created_at, created_by }).filter(isGiven)),
  };
  const computed = [...new Set(formulas.map(({ path }) => path[0]))];
  const numbers = fields.filter(isNumber).map(({ field }) => field);
  const known = new WeakSet<JsonObject>();

  return (values: JsonObject): JsonObject => {
    if (computed.length === 0) return {};
    const stored = readNumbers(values, numbers);
    const context = { timezoneOffset: offsetAt(timeZone, Date.now()) };
    const { data, errors } = computeFields({ formulas }, { data: stored, ...place }, context, known);
    if (errors.length > 0) return {};
    return Object.fromEntries(
      computed.flatMap((field): [string, Json][] => {
        const before = values[field] ?? null;
        const after = Array.isArray(before) ? keepSame(before, data[field], known) : (data[field] ?? null);
        return after === before ? [] : [[field, after]];
      }),
    );
  };
}

function isGiven(entry: [string, Json | undefined]): entry is [string, Json] {
  return entry[1] !== undefined;
}

function isNumber({ schema }: RecordField): boolean {
  return [schema.type].flat().some((type) => type === 'number' || type === 'integer');
}

/** Inputs hold what was typed; formulas read numbers. */
function readNumbers(values: JsonObject, numbers: readonly string[]): JsonObject {
  const read = numbers.flatMap((field): [string, Json][] => {
    const value = values[field];
    return typeof value === 'string' ? [[field, readDecimal(value) ?? null]] : [];
  });
  return read.length === 0 ? values : { ...values, ...Object.fromEntries(read) };
}

/** The same list and the same lines as far as nothing in them changed. */
function keepSame(before: Json[], after: Json | undefined, known: WeakSet<JsonObject>): Json {
  if (!Array.isArray(after)) return before;
  const kept = after.map((line, at): Json => {
    const old = before[at];
    const same = old !== undefined && isJsonObject(old) && isJsonObject(line) && isEqual(old, line) ? old : line;
    if (isJsonObject(same)) known.add(same);
    return same;
  });
  return kept.every((line, at) => line === before[at]) ? before : kept;
}

function isEqual(one: JsonObject, other: JsonObject): boolean {
  if (one === other) return true;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

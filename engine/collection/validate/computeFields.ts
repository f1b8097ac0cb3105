import { type ErrorDetail, SalaError } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { openBudget } from '../../calc/frame.ts';
import type { Collection } from '../compiled/collection.ts';
import type { CollectionFormula } from '../compiled/collectionFormulas.ts';
import { readOffset, type ValidationContext } from './validationContext.ts';

export interface ComputedRecord {
  data: JsonObject;
  errors: ErrorDetail[];
}

/**
 * Fills the computed fields of a record and of its lines, whatever stood there. What a formula leaves empty is absent. `known`
 * holds lines that were computed before: they stay the same objects where their formulas read nothing but the line.
 */
export function computeFields(
  { formulas }: Pick<Collection, 'formulas'>,
  record: { data: JsonObject; state: string | null; system?: JsonObject },
  context: Partial<ValidationContext>,
  known?: WeakSet<JsonObject>,
): ComputedRecord {
  if (formulas.length === 0) return { data: record.data, errors: [] };
  const isKnown = findKnown(formulas, known);
  const data = copyLines(record.data, formulas, isKnown);
  const whole: JsonObject = { ...record.system, ...data, state: record.state };
  const options = {
    timezoneOffset: readOffset(context),
    ...(context.holidays && { holidays: context.holidays }),
    budget: openBudget(),
  };
  try {
    for (const each of formulas) {
      const { path, formula, places } = each;
      const compute = (line?: JsonObject) => formula.run({ record: whole, line }, { ...options, places });
      if (path.length === 1) {
        const value = compute();
        put(data, path[0], value);
        put(whole, path[0], value);
      } else for (const line of linesOf(data, path[0])) if (!isKnown(path[0], line)) put(line, path[2], compute(line));
    }
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    return { data, errors: [{ path: '', code: error.code, message: error.text.en, text: error.text }] };
  }
  return { data, errors: [] };
}

/** The lines of a list; whatever else people sent in it is judged by the schema. */
export function linesOf(data: JsonObject, list: string): JsonObject[] {
  const lines = data[list];
  return Array.isArray(lines) ? lines.filter(isJsonObject) : [];
}

type IsKnown = (list: string, line: JsonObject) => boolean;

function findKnown(formulas: readonly CollectionFormula[], known?: WeakSet<JsonObject>): IsKnown {
  if (!known) return () => false;
  const readsMore = new Set(
    formulas.flatMap(({ path, formula }) =>
      path.length === 3 && formula.reads.some((read) => read.split('.')[0] !== 'line') ? [path[0]] : [],
    ),
  );
  return (list, line) => !readsMore.has(list) && known.has(line);
}

function copyLines(data: JsonObject, formulas: readonly CollectionFormula[], isKnown: IsKnown): JsonObject {
  const copy: JsonObject = { ...data };
  for (const list of new Set(formulas.flatMap(({ path }) => (path.length === 3 ? [path[0]] : [])))) {
    const lines = copy[list];
    if (Array.isArray(lines))
      copy[list] = lines.map((line): Json => (isJsonObject(line) && !isKnown(list, line) ? { ...line } : line));
  }
  return copy;
}

function put(holder: JsonObject, field: string, value: Json): void {
  if (value === null) delete holder[field];
  else holder[field] = value;
}

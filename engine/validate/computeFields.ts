import { type ErrorDetail, SalaError } from '../../schemas/errors/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import { calcLimits } from '../calc/calcLimits.ts';
import type { Collection } from '../collection/collection.ts';
import type { CollectionFormula } from '../collection/collectionFormulas.ts';
import { readOffset, type ValidationContext } from './validationContext.ts';

export interface ComputedRecord {
  data: JsonObject;
  errors: ErrorDetail[];
}

/** Fills the computed fields of a record and of its lines, whatever stood there. What a formula leaves empty is absent. */
export function computeFields(
  { formulas }: Collection,
  record: { data: JsonObject; state: string | null; system?: JsonObject },
  context: ValidationContext,
): ComputedRecord {
  if (formulas.length === 0) return { data: record.data, errors: [] };
  const data = copyLines(record.data, formulas);
  const whole: JsonObject = { ...record.system, ...data, state: record.state };
  const options = {
    timezoneOffset: readOffset(context),
    ...(context.holidays && { holidays: context.holidays }),
    budget: { steps: calcLimits.steps as number },
  };
  try {
    for (const each of formulas) {
      const { path, formula, places } = each;
      const compute = (line?: JsonObject) => formula.run({ record: whole, line }, { ...options, places });
      if (path.length === 1) {
        const value = compute();
        put(data, path[0], value);
        put(whole, path[0], value);
      } else for (const line of linesOf(data, path[0])) put(line, path[2], compute(line));
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

function copyLines(data: JsonObject, formulas: readonly CollectionFormula[]): JsonObject {
  const copy: JsonObject = { ...data };
  for (const list of new Set(formulas.flatMap(({ path }) => (path.length === 3 ? [path[0]] : [])))) {
    const lines = copy[list];
    if (Array.isArray(lines)) copy[list] = lines.map((line): Json => (isJsonObject(line) ? { ...line } : line));
  }
  return copy;
}

function put(holder: JsonObject, field: string, value: Json): void {
  if (value === null) delete holder[field];
  else holder[field] = value;
}

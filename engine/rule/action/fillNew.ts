import type { JsonObject } from '../../../schemas/json.ts';
import type { ActionValues, CreateLines } from '../../../schemas/machine/action.ts';
import type { ActionScope } from './actionScope.ts';
import { type FormulaPlace, readActionValues } from './readActionValue.ts';

/** The fields of a record that an action creates; what has no value is left to the defaults of its collection. */
export function fillNew({
  values,
  place,
  scope,
  lines,
  taken = [],
}: {
  values: ActionValues;
  place: FormulaPlace;
  scope: ActionScope;
  lines?: CreateLines | undefined;
  taken?: { line: JsonObject; open?: number }[];
}): JsonObject {
  const data = dropEmpty(readActionValues(values, place, scope));
  if (!lines) return data;
  const from = { collection: place.collection, each: lines.from };
  return {
    ...data,
    [lines.to]: taken.map((each) => dropEmpty(readActionValues(lines.fields, from, { ...scope, ...each }))),
  };
}

function dropEmpty(data: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
}

import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { bindVariables } from '../../condition/bindVariables.ts';
import type { Collection } from '../collection.ts';
import { readDefaultFormula } from '../defaultFormulas.ts';
import { readDay } from './readDate.ts';
import { readOffset, readVariables, type ValidationContext } from './validationContext.ts';

/**
 * Defaults replace missing and empty values; `$now`, `$today` and `$user.*` have their current values. Formulas come last, in
 * the order of the fields, and know what was filled before them.
 */
export function fillDefaults(collection: Collection, values: JsonObject, context: ValidationContext): JsonObject {
  const filled: JsonObject = {};
  const formulas: [string, NonNullable<ReturnType<typeof readDefaultFormula>>][] = [];
  for (const [field, value] of Object.entries(collection.defaults)) {
    if (Object.hasOwn(values, field)) continue;
    const formula = readDefaultFormula(collection.schema, value);
    const bound = formula ? undefined : bindDefault(value, context);
    if (formula) formulas.push([field, formula]);
    else if (bound !== undefined) filled[field] = bound;
  }
  for (const [field, formula] of formulas) {
    const given = formula.run(describePlace({ ...values, ...filled }, context), {
      timezoneOffset: readOffset(context),
      ...(context.holidays && { holidays: context.holidays }),
    });
    if (given !== null) filled[field] = given;
  }
  return filled;
}

function describePlace(record: JsonObject, context: ValidationContext): JsonObject {
  const { actor, now, site } = context;
  const moment = now.toISOString();
  const place = { record, now: moment, today: readDay(moment, readOffset(context)) ?? null };
  return { ...place, person: asObject(actor), site: asObject(site) };
}

function asObject(given: unknown): JsonObject | null {
  return isJsonObject(given) ? given : null;
}

function bindDefault(value: Json, context: ValidationContext): Json | undefined {
  if (typeof value === 'object') return structuredClone(value);
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  // A variable without a value leaves a condition in which its name is gone.
  const bound = bindVariables({ value }, readVariables(context));
  return Object.hasOwn(bound, 'value') ? bound.value : undefined;
}

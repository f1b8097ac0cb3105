import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import { openBudget } from '../../calc/frame.ts';
import { bindVariables } from '../../condition/bindVariables.ts';
import type { Collection } from '../compiled/collection.ts';
import { readDefaultFormula } from '../compiled/defaultFormulas.ts';
import { readDay } from './readDate.ts';
import { readOffset, readVariables, type ValidationContext } from './validationContext.ts';

/** Defaults replace missing and empty values. */
export function fillDefaults(collection: Collection, values: JsonObject, context: ValidationContext): JsonObject {
  return fillValues(collection, collection.defaults, { values, context });
}

/** What a new record begins with on its screen: what the screen starts it with (`x-start`), else its defaults. */
export function fillStart(collection: Collection, context: ValidationContext): JsonObject {
  return fillValues(collection, { ...collection.defaults, ...collection.starts }, { values: {}, context });
}

/**
 * `$now`, `$today` and `$user.*` have their current values. Formulas come last, in the order of the fields, and know what was
 * filled before them.
 */
function fillValues(
  collection: Collection,
  given: JsonObject,
  { values, context }: { values: JsonObject; context: ValidationContext },
): JsonObject {
  const filled: JsonObject = {};
  const formulas: [string, NonNullable<ReturnType<typeof readDefaultFormula>>][] = [];
  for (const [field, value] of Object.entries(given)) {
    if (Object.hasOwn(values, field)) continue;
    const formula = readDefaultFormula(collection.schema, value);
    const bound = formula ? undefined : bindDefault(value, context);
    if (formula) formulas.push([field, formula]);
    else if (bound !== undefined) filled[field] = bound;
  }
  const budget = openBudget();
  for (const [field, formula] of formulas) {
    const computed = formula.run(describePlace({ ...values, ...filled }, context), {
      timezoneOffset: readOffset(context),
      budget,
      ...(context.holidays && { holidays: context.holidays }),
    });
    if (computed !== null) filled[field] = computed;
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

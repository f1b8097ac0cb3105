import { isJsonObject, type Json, type JsonObject } from '../../schemas/json.ts';
import type { ActionValue, ActionValues } from '../../schemas/machine/action.ts';
import { compileFormula, type Formula } from '../calc/compileFormula.ts';
import { describeScope, type FormulaScope } from '../calc/describeScope.ts';
import type { Collection } from '../collection/collection.ts';
import type { ActionScope } from './actionScope.ts';

/** Where the formulas of an action stand: its collection, and the list whose lines it is taken for. */
export interface FormulaPlace {
  collection: Collection;
  each?: string | undefined;
}

/** The value of an action: a text is a formula, also within lists and objects; anything else stands for itself. */
export function readActionValue(value: ActionValue, place: FormulaPlace, scope: ActionScope): Json {
  if (typeof value === 'string') return compileActionFormula(value, place).run({ ...scope }, scope.calendar);
  if (Array.isArray(value)) return value.map((item) => readActionValue(item, place, scope));
  return isJsonObject(value) ? readActionValues(value, place, scope) : value;
}

export function readActionValues(values: ActionValues, place: FormulaPlace, scope: ActionScope): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, readActionValue(value, place, scope)]),
  );
}

/** Whether an action is wanted: its `when` is true, or it has none. */
export function isWanted(when: string | undefined, place: FormulaPlace, scope: ActionScope): boolean {
  return when === undefined || readActionValue(when, place, scope) === true;
}

/** The record that an action changes is of any type here; it is checked at load. */
export function compileActionFormula(source: string, { collection, each }: FormulaPlace): Formula {
  const ofCollection = scopes.get(collection) ?? new Map<string | undefined, FormulaScope>();
  scopes.set(collection, ofCollection);
  const scope = ofCollection.get(each) ?? scopeOf({ collection, each });
  ofCollection.set(each, scope);
  return compileFormula(source, scope);
}

const scopes = new WeakMap<Collection, Map<string | undefined, FormulaScope>>();

function scopeOf({ collection, each }: FormulaPlace): FormulaScope {
  return describeScope({
    record: collection.schema,
    ...(each !== undefined && { lines: each }),
    names: { target: { kind: 'any' }, open: { kind: 'number' } },
  });
}

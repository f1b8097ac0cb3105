import type { FieldSchema } from '../../../schemas/collection/collection.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/json.ts';
import type { ActionValue, ActionValues } from '../../../schemas/machine/action.ts';
import { compileFormula, type Formula } from '../../calc/compileFormula.ts';
import { describeScope, type FormulaScope } from '../../calc/describeScope.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { relatedName } from '../../collection/compiled/findRelated.ts';
import type { ActionScope } from './actionScope.ts';

/** Where the formulas of an action stand: its collection, and the list whose lines it is taken for. */
export interface FormulaPlace {
  collection: Collection;
  each?: string | undefined;
}

/** The value of an action: a text is a formula, also within lists and objects; anything else stands for itself. */
export function readActionValue(value: ActionValue, place: FormulaPlace, scope: ActionScope): Json {
  if (typeof value === 'string')
    return compileActionFormula(value, place).run({ ...scope.related, ...scope }, scope.calendar);
  if (Array.isArray(value)) return value.map((item) => readActionValue(item, place, scope));
  return isJsonObject(value) ? readActionValues(value, place, scope) : value;
}

export function readActionValues(values: ActionValues, place: FormulaPlace, scope: ActionScope): JsonObject {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, readActionValue(value, place, scope)]),
  );
}

/** Whether an action is wanted: its `when` is true, or it has none. */
export function meetsWhen(when: string | undefined, place: FormulaPlace, scope: ActionScope): boolean {
  return when === undefined || readActionValue(when, place, scope) === true;
}

/** The first field of the record or of the line that a formula reads. */
export function pathRead(source: ActionValue, place: FormulaPlace, line: number | undefined): string | undefined {
  const reads = typeof source === 'string' ? compileActionFormula(source, place).reads : [];
  for (const name of reads) {
    const [root, field] = name.split('.');
    if (root === 'line' && field !== undefined) return `${place.each}.${line}.${field}`;
    if (root === 'record' && field !== undefined) return field;
  }
  return undefined;
}

/** Related records, and the record that an action changes, are of any type here; they are checked at load. */
export function compileActionFormula(source: string, { collection, each }: FormulaPlace): Formula {
  const ofCollection = scopes.get(collection) ?? new Map<string | undefined, FormulaScope>();
  scopes.set(collection, ofCollection);
  const scope = ofCollection.get(each) ?? scopeOf({ collection, each });
  ofCollection.set(each, scope);
  return compileFormula(source, scope);
}

const scopes = new WeakMap<Collection, Map<string | undefined, FormulaScope>>();

const any = { kind: 'any' } as const;
const number = { kind: 'number' } as const;

function scopeOf({ collection, each }: FormulaPlace): FormulaScope {
  const direct = collection.references.flatMap(({ path: [field = '', ...inner] }) =>
    inner.length === 0 ? [[relatedName(field), any] as const] : [],
  );
  return describeScope({
    record: { properties: nameLines(collection) },
    ...(each !== undefined && { lines: each }),
    names: { ...Object.fromEntries(direct), target: any, open: number, taken: number },
  });
}

/** The fields of a collection, with the records that its lines refer to under their names. */
function nameLines({ schema, references }: Collection): Record<string, FieldSchema> {
  const properties = { ...schema.properties };
  for (const { path } of references) {
    const [list = '', each, field = '', ...deeper] = path;
    const held = properties[list];
    if (each !== '*' || deeper.length > 0 || !held?.items) continue;
    const items = { ...held.items, properties: { [relatedName(field)]: {}, ...held.items.properties } };
    properties[list] = { ...held, items };
  }
  return properties;
}

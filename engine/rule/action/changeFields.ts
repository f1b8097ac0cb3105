import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { ActionValue, AddAction, SetAction, TransitionAction } from '../../../schemas/machine/action.ts';
import type { Text } from '../../../schemas/text.ts';
import { Decimal } from '../../calc/values/decimal.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { readCurrency, tellValue } from '../../collection/tell/sayValue.ts';
import type { ActionScope } from './actionScope.ts';
import { describeRefusal } from './describeRefusal.ts';
import { type FormulaPlace, pathRead, readActionValue, readActionValues } from './readActionValue.ts';

export interface FieldsChanged {
  changes: JsonObject;
  /** What keeps the action from being taken. */
  refused: ErrorDetail[];
}

export interface FieldsChange {
  action: SetAction | AddAction | TransitionAction;
  place: FormulaPlace;
  scope: ActionScope;
  /** The collection of the record that is changed. */
  changed: Collection;
  line?: number | undefined;
}

/** The fields that an action sets in a record, `target`, or adds to. */
export function changeFields(change: FieldsChange, target: JsonObject): FieldsChanged {
  const { action, place } = change;
  const scope = { ...change.scope, target };
  if ('add' in action) return addAmounts({ ...change, action, scope }, target);
  return { changes: readActionValues(action.set ?? {}, place, scope), refused: [] };
}

function addAmounts(change: FieldsChange & { action: AddAction }, target: JsonObject): FieldsChanged {
  const { action, place, scope, changed } = change;
  const changes: JsonObject = {};
  const refused: ErrorDetail[] = [];
  const [min, max] = [action.min, action.max].map((limit) => readLimit(limit, place, scope));
  for (const [field, source] of Object.entries(action.add)) {
    const amount = readActionValue(source, place, scope);
    const path = pathOf(change, source);
    const title = changed.fields.get(field)?.title;
    const have = target[field] ?? 0;
    if (typeof amount !== 'number' || typeof have !== 'number') {
      refused.push(describeRefusal('not_a_number', { path, title: titleOf(place.collection, path) ?? title }));
      continue;
    }
    const result = new Decimal(have).plus(amount).toNumber();
    changes[field] = result;
    const said = { name: field, schema: changed.fields.get(field)?.schema ?? {}, currency: readCurrency(target) };
    const amounts = { have, change: amount, asked: Math.abs(amount), result, min: min ?? '', max: max ?? '' };
    const values = Object.fromEntries(Object.entries(amounts).map(([name, each]) => [name, tellValue(each, said)]));
    const subject = { path, title, message: action.message, values };
    if (min !== undefined && result < min && amount < 0) refused.push(describeRefusal('below_minimum', subject));
    if (max !== undefined && result > max && amount > 0) refused.push(describeRefusal('above_maximum', subject));
  }
  return { changes, refused };
}

function readLimit(limit: ActionValue | undefined, place: FormulaPlace, scope: ActionScope): number | undefined {
  const value: Json = limit === undefined ? null : readActionValue(limit, place, scope);
  return typeof value === 'number' ? value : undefined;
}

/** The field that a person changes to avoid a refusal: the one that the action names, else the first that its formula reads. */
function pathOf({ action, place, line }: FieldsChange & { action: AddAction }, source: ActionValue): string {
  return action.field ?? pathRead(source, place, line) ?? place.each ?? '';
}

function titleOf({ fields }: Collection, path: string): Text | undefined {
  return fields.get(path.split('.')[0] ?? '')?.title;
}

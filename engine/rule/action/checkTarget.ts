import type { AnyStateMachine } from 'xstate';
import type { Condition } from '../../../schemas/condition.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { AddAction, SetAction, TransitionAction } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { listStates, listTransitions } from '../../machine/readMachine.ts';
import {
  type ActionCheck,
  checkFormula,
  checkValues,
  findChanged,
  knownName,
  misuse,
  type NamedCollection,
} from './checkNames.ts';
import { targetCollection } from './findTarget.ts';

type Changing = SetAction | AddAction | TransitionAction;

/** What is wrong with an action that changes records: where it finds them, and what it does to them. */
export function checkTarget(check: ActionCheck, action: Changing): ErrorDetail[] {
  const { collection } = check;
  const lost = checkPlace(check, action);
  if (lost.length > 0) return lost;
  const name = targetCollection(collection, action);
  if (name === undefined)
    return [
      misuse(check, {
        th: `${action.on} ไม่มี x-ref กรุณาระบุคอลเลกชันด้วย in`,
        en: `${action.on} has no x-ref; name its collection by "in"`,
      }),
    ];
  const found = findChanged(check, name);
  if (Array.isArray(found)) return found;
  const inner = { ...check, each: action.each, target: found.collection.schema };
  const orCreate = 'orCreate' in action ? action.orCreate : undefined;
  return [
    ...checkWhere(inner, action.where, found.collection),
    ...checkChange(inner, action, found),
    ...checkValues({ ...check, each: action.each }, { values: orCreate ?? {}, fields: found.collection.fields.keys() }),
  ];
}

function checkPlace(check: ActionCheck, { on, where, each, ...action }: Changing): ErrorDetail[] {
  if ('transition' in action && on === undefined && !where)
    return [
      misuse(check, { th: 'ต้องมี on หรือ where', en: 'an event is sent to other records: it needs "on" or "where"' }),
    ];
  if (on === undefined || where) return [];
  const { fields } = check.collection;
  if (!on.startsWith('line.')) return knownName(check, 'field', on, fields.keys());
  if (each === undefined) return [misuse(check, { th: `${on} ต้องมี each`, en: `${on} needs "each"` })];
  return knownName(check, 'field', on.slice('line.'.length), lineFields(check.collection, each));
}

/** The fields of the lines in a list. */
export function lineFields({ fields }: Collection, list: string): string[] {
  const items = fields.get(list)?.schema.items;
  return Object.keys((typeof items === 'object' && items.properties) || {});
}

export function checkWhere(check: ActionCheck, where: Condition = {}, { fields }: Collection): ErrorDetail[] {
  const known = [...fields.keys(), 'id', 'state', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
  return Object.keys(where)
    .filter((key) => !key.startsWith('$'))
    .flatMap((key) => knownName(check, 'field', key.split('.')[0] ?? '', known));
}

function checkChange(check: ActionCheck, action: Changing, { collection, machine }: NamedCollection): ErrorDetail[] {
  const set = { values: ('set' in action && action.set) || {}, fields: collection.fields.keys() };
  if ('transition' in action) {
    const events = machine ? eventsOf(machine) : [];
    return [...knownName(check, 'event', action.transition, events), ...checkValues(check, set)];
  }
  if (!('add' in action))
    return checkValues(check, { ...set, fields: [...set.fields, ...settableOfLine(check, action)] });
  const numbers = [...collection.fields.values()].filter(({ type }) => type === 'number' || type === 'integer');
  const limits = [action.min, action.max].filter((limit) => typeof limit === 'string');
  return [
    ...checkValues(check, { values: action.add, fields: numbers.map(({ name }) => name), wanted: 'number' }),
    ...limits.flatMap((limit) => checkFormula(check, limit, 'number')),
    ...(action.field === undefined ? [] : knownName(check, 'field', action.field, check.collection.fields.keys())),
  ];
}

/** The fields of a line (`line.quantity`) that an action may set: one that runs for each line of the record itself, and no other. */
function settableOfLine({ collection, each }: ActionCheck, { on, where }: Changing): string[] {
  return each === undefined || on !== undefined || where
    ? []
    : lineFields(collection, each).map((name) => `line.${name}`);
}

function eventsOf(machine: AnyStateMachine): string[] {
  return listStates(machine).flatMap(({ name }) => listTransitions(machine, name).map(({ event }) => event));
}

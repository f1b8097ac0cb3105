import type { Condition } from '../../../schemas/condition.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { AddAction, SetAction, TransitionAction } from '../../../schemas/machine/action.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { describeRefusal } from './describeRefusal.ts';

type Changing = SetAction | AddAction | TransitionAction;

const defaultLimit = 100;

type Found = 'self' | ErrorDetail | { collection: string; id: string; path: string } | FoundByCondition;

interface FoundByCondition {
  collection: string;
  where: Condition;
  atMost: number;
}

/** The records that an action changes: the record itself, the one that a field refers to, or those of a condition. */
export function findTarget(
  collection: Collection,
  action: Changing,
  { record, line, index }: { record: JsonObject; line?: JsonObject; index?: number },
): Found {
  if (action.where)
    return { collection: action.in ?? collection.name, where: action.where, atMost: action.atMost ?? defaultLimit };
  if (action.on === undefined) return 'self';
  const { list, field } = readPlace(action);
  const path = list === undefined ? field : `${list}.${index}.${field}`;
  const value: Json = (list === undefined ? record : line)?.[field] ?? null;
  if (typeof value !== 'string' || value === '')
    return describeRefusal('target_empty', { path, title: collection.fields.get(list ?? field)?.title });
  return { collection: targetCollection(collection, action) ?? '', id: value, path };
}

/** The collection whose records an action changes; undefined when neither the field nor the action names it. */
export function targetCollection(collection: Collection, action: Changing): string | undefined {
  if (action.in !== undefined) return action.in;
  if (action.on === undefined) return collection.name;
  const { list, field } = readPlace(action);
  const wanted = list === undefined ? field : `${list}.*.${field}`;
  return collection.references.find(({ path }) => path.join('.') === wanted)?.collection;
}

function readPlace({ on = '', each }: Changing): { list?: string | undefined; field: string } {
  return on.startsWith('line.') ? { list: each, field: on.slice('line.'.length) } : { field: on };
}

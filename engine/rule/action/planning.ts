import type { Condition } from '../../../schemas/condition.ts';
import type { ErrorDetail } from '../../../schemas/errors/errors.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { Action } from '../../../schemas/machine/action.ts';
import type { Decimal } from '../../calc/values/decimal.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { type FindCollection, relatedName } from '../../collection/compiled/findRelated.ts';
import { bindVariables, type VariableContext } from '../../condition/bindVariables.ts';
import type { ActionFound, ActionNeeds } from './actionNeeds.ts';
import type { ActionScope } from './actionScope.ts';
import type { PlannedAction } from './plannedAction.ts';

export interface ActionsRequest {
  collection: Collection;
  actions: readonly Action[];
  /** The record's own fields, as the event leaves them. */
  data: JsonObject;
  /** The record as formulas see it, with its system fields, made of its own fields. */
  flatten: (data: JsonObject) => JsonObject;
  scope: Omit<ActionScope, 'record'>;
  variables: VariableContext;
  createId: (collection: string) => string;
  /** Whether the site uses a collection; actions on others are left out. */
  uses: (collection: string) => boolean;
  /** The collections whose records formulas may read through references. */
  collections: FindCollection;
  /** What the actions must know of other records, when it has been read. */
  found?: ActionFound | undefined;
}

/** An effect that is wanted, with what it needs beside the record. */
export interface EffectNeed {
  effect: string;
  payload?: JsonObject;
}

export interface ActionsPlan {
  /** The record's own fields after what the actions change in it. */
  data: JsonObject;
  planned: PlannedAction[];
  effects: EffectNeed[];
  numbers: { field: string; pattern: string }[];
  refused: ErrorDetail[];
  /** What must be read before this is more than a guess. */
  needs?: ActionNeeds;
}

/** One taking of an action: for a line, or for the record. */
export interface Turn {
  line?: JsonObject;
  index?: number;
}

/** An action that is planned, with what those before it left. */
export interface Planning {
  request: ActionsRequest;
  plan: ActionsPlan;
  needs: ActionNeeds;
  /** What was taken of other records so far. */
  spent: Map<string, Decimal>;
  scope: ActionScope;
  turn: Turn;
}

/** A condition of an action, with the values that it names. */
export function bind({ request, scope }: Planning, where: Condition): Condition {
  const { record, line } = scope;
  return bindVariables(where, { ...request.variables, record, ...(line && { line }) });
}

/** What the formulas of one turn may name, with what the actions before it changed. */
export function scopeOf(
  { scope, flatten, found, collection }: ActionsRequest,
  data: JsonObject,
  { each, line, index }: { each?: string | undefined } & Turn,
): ActionScope {
  const record = flatten(data);
  if (!found) return { ...scope, record, ...(line && { line }) };
  const joined = found.join(record);
  const lines = each === undefined ? [] : readLines(joined, each);
  const related = collection.references.flatMap(({ path: [field = '', ...inner] }) => {
    const other = joined[relatedName(field)];
    return inner.length === 0 && isJsonObject(other) ? [[relatedName(field), other] as const] : [];
  });
  // A reference without `_id` keeps its value: only what has a name of its own is added to a line.
  return {
    ...scope,
    record,
    related: Object.fromEntries(related),
    ...(line && { line: { ...lines[index ?? 0], ...line } }),
  };
}

export function readLines(data: JsonObject, field: string): JsonObject[] {
  const list = data[field];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

/** The data with changed fields; an empty one is removed, as an update does. */
export function mergeFields(data: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...data, ...changes }).filter(([, value]) => value !== null));
}

/** The data with changed fields of one line. */
export function mergeLine(
  data: JsonObject,
  changes: JsonObject,
  { list, index }: { list: string; index: number },
): JsonObject {
  const lines = readLines(data, list).map((line, at) => (at === index ? mergeFields(line, changes) : line));
  return { ...data, [list]: lines };
}

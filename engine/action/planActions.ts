import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import type {
  Action,
  AddAction,
  CreateAction,
  CreateLines,
  SetAction,
  TransitionAction,
} from '../../schemas/machine/action.ts';
import { Decimal } from '../calc/values/decimal.ts';
import type { Collection } from '../collection/collection.ts';
import { bindVariables, type VariableContext } from '../condition/bindVariables.ts';
import type { ActionScope } from './actionScope.ts';
import { changeFields } from './changeFields.ts';
import { describeRefusal } from './describeRefusal.ts';
import { findTarget, targetCollection } from './findTarget.ts';
import { planNotice } from './planNotice.ts';
import type { PlannedAction } from './plannedAction.ts';
import { isWanted } from './readActionValue.ts';

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
}

interface Turn {
  line?: JsonObject;
  index?: number;
}

/** Takes the actions of an event on the record itself, and says what is to become of others. */
export function planActions(request: ActionsRequest): ActionsPlan {
  const plan: ActionsPlan = { data: request.data, planned: [], effects: [], numbers: [], refused: [] };
  for (const action of request.actions)
    for (const turn of turnsOf(action, plan.data)) {
      const scope = scopeOf(request, plan, turn);
      const place = { collection: request.collection, each: 'each' in action ? action.each : undefined };
      if (isWanted(action.when, place, scope)) planOne({ request, plan, scope, turn }, action);
    }
  return plan;
}

interface Planning {
  request: ActionsRequest;
  plan: ActionsPlan;
  scope: ActionScope;
  turn: Turn;
}

function planOne(planning: Planning, action: Action): void {
  const { plan } = planning;
  if (!isUsed(planning.request, action)) return;
  if ('effect' in action) plan.effects.push({ effect: action.effect });
  else if ('notify' in action) plan.effects.push(planNotice(action.notify, planning));
  else if ('number' in action) plan.numbers.push({ field: action.number, pattern: action.pattern });
  else if ('create' in action) planCreation(planning, action);
  else planChange(planning, action);
}

function isUsed({ collection, uses }: ActionsRequest, action: Action): boolean {
  if ('effect' in action || 'number' in action || 'notify' in action) return true;
  const name = 'create' in action ? action.create : targetCollection(collection, action);
  return name === undefined || uses(name);
}

function planChange({ request, plan, scope, turn }: Planning, action: SetAction | AddAction | TransitionAction) {
  const { collection, variables } = request;
  const { index } = turn;
  const found = findTarget(collection, action, { ...turn, record: scope.record });
  if (found === 'self') {
    const place = { collection, each: action.each };
    const { changes, refused } = changeFields({ action, place, scope, changed: collection, line: index }, scope.record);
    plan.data = mergeFields(plan.data, changes);
    plan.refused.push(...refused);
  } else if ('code' in found) plan.refused.push(found);
  else {
    const target =
      'where' in found
        ? {
            ...found,
            where: bindVariables(found.where, {
              ...variables,
              record: scope.record,
              ...(turn.line && { line: turn.line }),
            }),
          }
        : found;
    plan.planned.push({ kind: 'change', action, target, scope, ...(index !== undefined && { line: index }) });
  }
}

/** The record refers to the new one before it is written: its id is known. */
function planCreation({ request, plan, scope }: Planning, action: CreateAction): void {
  const id = request.createId(action.create);
  const lines = action.lines ? takeLines({ request, plan, scope }, action.lines) : [];
  if (action.lines?.open && lines.length === 0) {
    const path = action.lines.from;
    plan.refused.push(describeRefusal('nothing_open', { path, title: request.collection.fields.get(path)?.title }));
  }
  if (action.link !== undefined) plan.data = linkTo(plan.data, action.link, { id, collection: request.collection });
  plan.planned.push({ kind: 'create', action, id, lines, scope });
}

/** The lines to take over, which from now on count as taken. */
function takeLines({ request, plan, scope }: Omit<Planning, 'turn'>, lines: CreateLines) {
  const { from, open, when } = lines;
  const place = { collection: request.collection, each: from };
  const taken: { line: JsonObject; open?: number }[] = [];
  const left = readLines(plan.data, from).map((line) => {
    const amount = open && Decimal.sub(amountOf(line, open.of), amountOf(line, open.taken));
    if (amount && !amount.isPositive()) return line;
    const own = { ...scope, line, ...(amount && { open: amount.toNumber() }) };
    if (amount?.isZero() || !isWanted(when, place, own)) return line;
    taken.push({ line, ...(amount && { open: amount.toNumber() }) });
    return open && amount ? { ...line, [open.taken]: amount.plus(amountOf(line, open.taken)).toNumber() } : line;
  });
  if (open && taken.length > 0) plan.data = { ...plan.data, [from]: left };
  return taken;
}

function amountOf(line: JsonObject, field: string): number {
  const value = line[field];
  return typeof value === 'number' ? value : 0;
}

function linkTo(
  data: JsonObject,
  field: string,
  { id, collection }: { id: string; collection: Collection },
): JsonObject {
  const isList = collection.fields.get(field)?.type === 'array';
  const known = data[field];
  return { ...data, [field]: isList ? [...(Array.isArray(known) ? known : []), id] : id };
}

function turnsOf(action: Action, data: JsonObject): Turn[] {
  if (!('each' in action) || action.each === undefined) return [{}];
  return readLines(data, action.each).map((line, index) => ({ line, index }));
}

function readLines(data: JsonObject, field: string): JsonObject[] {
  const list = data[field];
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function scopeOf({ scope, flatten }: ActionsRequest, { data }: ActionsPlan, { line }: Turn): ActionScope {
  return { ...scope, record: flatten(data), ...(line && { line }) };
}

/** The data with changed fields; an empty one is removed, as an update does. */
export function mergeFields(data: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...data, ...changes }).filter(([, value]) => value !== null));
}

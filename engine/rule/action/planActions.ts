import type { JsonObject } from '../../../schemas/json.ts';
import type { Action, AddAction, CreateAction, SetAction, TransitionAction } from '../../../schemas/machine/action.ts';
import type { Decimal } from '../../calc/values/decimal.ts';
import type { ActionNeeds } from './actionNeeds.ts';
import { changeFields } from './changeFields.ts';
import { findTarget, targetCollection } from './findTarget.ts';
import { isKnownEarly, listOwnChanges } from './knownEarly.ts';
import { listReads } from './listReads.ts';
import { planCreation } from './planCreation.ts';
import { planNotice } from './planNotice.ts';
import {
  type ActionsPlan,
  type ActionsRequest,
  bind,
  mergeFields,
  mergeLine,
  type Planning,
  readLines,
  scopeOf,
  type Turn,
} from './planning.ts';
import { planDocument, planFlowStart } from './planOutside.ts';
import { meetsWhen } from './readActionValue.ts';

const linePrefix = 'line.';

/** Takes the actions of an event on the record itself, and says what is to become of others. */
export function planActions(request: ActionsRequest): ActionsPlan {
  const plan: ActionsPlan = { data: request.data, planned: [], effects: [], numbers: [], refused: [] };
  const needs: ActionNeeds = { reads: request.found ? [] : listReads(request), finds: [] };
  const spent = new Map<string, Decimal>();
  const unsure = new Set<string>();
  for (const action of request.actions) {
    const isSure = request.found !== undefined || isKnownEarly(action, request.collection, unsure);
    let isLeftOut = isSure;
    for (const turn of turnsOf(action, plan.data)) {
      const scope = scopeOf(request, plan.data, { ...turn, each: eachOf(action) });
      const planning = { request, plan, needs, spent, turn, scope };
      if (!isAsked(planning, action, isSure)) continue;
      isLeftOut = false;
      planOne(planning, action);
    }
    if (!isLeftOut) for (const field of listOwnChanges(action)) unsure.add(field);
  }
  return needs.reads.length + needs.finds.length > 0 ? { ...plan, needs } : plan;
}

/** What an action looks for is read together with the rest where its `when` may depend on that. */
function isAsked({ request, scope }: Planning, action: Action, isSure: boolean): boolean {
  const place = { collection: request.collection, each: eachOf(action) };
  const looks = 'create' in action && (action.take || action.unless);
  return (looks && !isSure) || meetsWhen(action.when, place, scope);
}

function planOne(planning: Planning, action: Action): void {
  const { plan } = planning;
  if (!isUsed(planning.request, action)) return;
  if ('effect' in action) plan.effects.push({ effect: action.effect });
  else if ('notify' in action) plan.effects.push(planNotice(action.notify, planning));
  else if ('document' in action) plan.effects.push(planDocument(action, planning));
  else if ('flow' in action) plan.effects.push(planFlowStart(action, planning));
  else if ('number' in action) plan.numbers.push({ field: action.number, pattern: action.pattern });
  else if ('create' in action) planCreation(planning, action);
  else planChange(planning, action);
}

function isUsed({ collection, uses }: ActionsRequest, action: Action): boolean {
  if (!changesOthers(action)) return true;
  if ('create' in action) return uses(action.create) && (!action.take || uses(action.take.from));
  const name = targetCollection(collection, action);
  return name === undefined || uses(name);
}

type Change = SetAction | AddAction | TransitionAction;

function changesOthers(action: Action): action is CreateAction | Change {
  return 'create' in action || 'set' in action || 'add' in action || 'transition' in action;
}

function planChange(planning: Planning, action: Change) {
  const { request, plan, scope, turn } = planning;
  const { collection } = request;
  const { index } = turn;
  const found = findTarget(collection, action, { ...turn, record: scope.record });
  if (found === 'self') {
    const place = { collection, each: action.each };
    const { changes, refused } = changeFields({ action, place, scope, changed: collection, line: index }, scope.record);
    plan.data = mergeOwn(plan.data, changes, { list: action.each, index });
    plan.refused.push(...refused);
  } else if ('code' in found) plan.refused.push(found);
  else {
    const target = 'where' in found ? { ...found, where: bind(planning, found.where) } : found;
    plan.planned.push({ kind: 'change', action, target, scope, ...(index !== undefined && { line: index }) });
  }
}

function mergeOwn(
  data: JsonObject,
  changes: JsonObject,
  place: { list?: string | undefined; index?: number | undefined },
) {
  const { list, index } = place;
  if (list === undefined || index === undefined) return mergeFields(data, changes);
  const ofLine = Object.entries(changes).filter(([field]) => field.startsWith(linePrefix));
  const own = Object.entries(changes).filter(([field]) => !field.startsWith(linePrefix));
  const lines = Object.fromEntries(ofLine.map(([field, value]) => [field.slice(linePrefix.length), value]));
  return mergeFields(mergeLine(data, lines, { list, index }), Object.fromEntries(own));
}

function eachOf(action: Action): string | undefined {
  return 'each' in action ? action.each : undefined;
}

function turnsOf(action: Action, data: JsonObject): Turn[] {
  const each = eachOf(action);
  if (each === undefined) return [{}];
  return readLines(data, each).map((line, index) => ({ line, index }));
}

import type { ErrorDetail } from '../../schemas/errors/errors.ts';
import type { JsonObject } from '../../schemas/json.ts';
import { openBudget } from '../calc/frame.ts';
import { readOffset, readVariables } from '../collection/validate/validationContext.ts';
import { bindVariables } from '../condition/bindVariables.ts';
import { isAlwaysAfter } from '../machine/isAlwaysAfter.ts';
import type { Entered } from '../machine/planTransition.ts';
import { actionRefused } from '../rule/action/action.errors.ts';
import { planActions } from '../rule/action/planActions.ts';
import type { ActionsPlan } from '../rule/action/planning.ts';
import { createId } from './createId.ts';
import { findNumbers } from './findNumbers.ts';
import { type PlanContext, writeStamps } from './planContext.ts';
import { flattenRecord } from './presentRecord.ts';
import type { NumberNeed, StoredRecord } from './recordPlan.ts';

export interface StateEntered extends Omit<ActionsPlan, 'numbers'> {
  numbers: NumberNeed[];
}

/** What entering a state does to a record, beside the state: stamps, actions, numbers; and what is to become of others. */
export function enterState(
  context: PlanContext & { imported?: boolean },
  entered: Omit<Entered, 'to'>,
  record: StoredRecord,
): StateEntered {
  const { collection, machine, imported } = context;
  const stamped = { ...record.data, ...writeStamps(entered.stamps, context) };
  const plan = takeActions(context, entered, { ...record, data: stamped });
  const { data, state } = { ...record, data: plan.data };
  return {
    ...plan,
    effects: [...plan.effects, ...entered.effects.map((effect) => ({ effect }))],
    numbers: findNumbers(collection, {
      ...{ data, state, isNew: record.version === 1, asked: plan.numbers },
      ...(imported && machine && state !== null && { passed: (earlier) => isAlwaysAfter(machine, { state, earlier }) }),
    }),
  };
}

/** Throws every reason why an action cannot be taken. */
export function requireTaken({ refused }: StateEntered): void {
  if (refused.length > 0) throw actionRefused(dropRepeated(refused));
}

function takeActions(context: PlanContext, { actions }: Pick<Entered, 'actions'>, record: StoredRecord): ActionsPlan {
  const { collection, actor, now, site } = context;
  if (actions.length === 0) return { data: record.data, planned: [], effects: [], numbers: [], refused: [] };
  const variables = readVariables(context);
  const { today } = bindVariables({ today: '$today' }, variables);
  return planActions({
    collection,
    actions,
    data: record.data,
    flatten: (data) => ({ ...flattenRecord({ ...record, data }) }),
    scope: {
      person: actor && { id: actor.id, role: actor.role },
      site: site ? toFields(site) : null,
      now: now.toISOString(),
      today: String(today),
      calendar: {
        timezoneOffset: readOffset(context),
        budget: openBudget(),
        ...(context.holidays && { holidays: context.holidays }),
      },
    },
    variables,
    createId,
    uses: context.uses ?? (() => true),
    collections: context.collections ?? (() => undefined),
    found: context.found,
  });
}

/** Several actions may miss the same thing. */
function dropRepeated(refused: ErrorDetail[]): ErrorDetail[] {
  return [...new Map(refused.map((detail) => [`${detail.path} ${detail.message}`, detail])).values()];
}

function toFields({ id, name }: { readonly [name: string]: unknown }): JsonObject {
  return { id: String(id), name: String(name) };
}

import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/compiled/collection.ts';
import { isEmptyValue } from '../collection/validate/isEmptyValue.ts';
import { diffData } from './diffData.ts';
import { numberMissing } from './recordErrors.ts';
import type { NumberNeed, RecordPlan } from './recordPlan.ts';

/**
 * The numbers a record needs on entering a state: for fields that are still empty. At creation also for fields that
 * depend on no state. `asked` are those that actions ask for, `passed` the states that an imported record has behind it.
 */
export function findNumbers(
  collection: Collection,
  record: {
    data: JsonObject;
    state: string | null;
    isNew: boolean;
    asked?: { field: string; pattern: string }[];
    passed?: (state: string) => boolean;
  },
): NumberNeed[] {
  const { data, state, isNew, asked = [], passed = () => false } = record;
  const due = collection.sequences.filter(({ at }) => (at === undefined ? isNew : at === state || passed(at)));
  const modules = new Map([
    ...due.map(({ field, module }) => [field, module] as const),
    ...asked.map(({ field, pattern }) => [field, pattern] as const),
  ]);
  return [...modules]
    .filter(([field]) => isEmptyValue(data[field]))
    .filter(([, module]) => namesOf(module).every((name) => !isEmptyValue(data[name])))
    .map(([field, module]) => ({ field, module: fillModule(module, data) }));
}

/** The fields that choose the pattern: while one is empty, there is no number to draw. */
function namesOf(module: string): string[] {
  return [...module.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
}

/** The plan with its numbers filled in. The history records them like other values. */
export function fillNumbers(
  plan: RecordPlan,
  before: JsonObject,
  numbers: Readonly<Record<string, string>>,
): RecordPlan {
  if (plan.numbers.length === 0) return plan;
  const data = { ...plan.data };
  for (const { field } of plan.numbers) {
    const number = numbers[field];
    if (number === undefined) throw numberMissing({ field });
    data[field] = number;
  }
  const secrets = plan.changes.filter((change) => change.secret).map(({ field }) => field);
  return { ...plan, data, changes: diffData(before, data, secrets), numbers: [] };
}

function fillModule(module: string, data: JsonObject): string {
  return module.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = data[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

import type { JsonObject } from '../../schemas/json.ts';
import type { Collection } from '../collection/collection.ts';
import { numberMissing } from '../errors/recordErrors.ts';
import { isEmptyValue } from '../validate/isEmptyValue.ts';
import { diffData } from './diffData.ts';
import type { NumberNeed, RecordPlan } from './recordPlan.ts';

/**
 * The numbers a record needs on entering a state: those of fields that are still empty. At creation also those that wait
 * for no state.
 */
export function findNumbers(
  collection: Collection,
  record: { data: JsonObject; state: string | null; isNew: boolean },
): NumberNeed[] {
  const { data, state, isNew } = record;
  return collection.sequences
    .filter(({ field, at }) => isEmptyValue(data[field]) && (at === undefined ? isNew : at === state))
    .map(({ field, module }) => ({ field, module: fillModule(module, data) }));
}

/** The plan with its numbers in place. The history tells them like any other value. */
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

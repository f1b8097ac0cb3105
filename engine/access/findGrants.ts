import type { Json } from '../../schemas/json.ts';
import type { VariableContext } from '../condition/bindVariables.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import { type AccessDecision, type AccessGrant, uniteFields } from './decideAccess.ts';

export type Allowed = Extract<AccessDecision, { allowed: true }>;

/** The grants that match this record; none when the record is not accessible. */
export function findGrants(
  decision: Allowed,
  record: { [field: string]: Json },
  context: VariableContext,
): AccessGrant[] {
  return decision.grants.filter(({ when }) => !when || matchesCondition(record, when, context));
}

/** The accessible fields of this record; undefined when all are. */
export function openFields(
  decision: Allowed,
  record: { [field: string]: Json },
  context: VariableContext,
): string[] | undefined {
  return uniteFields(findGrants(decision, record, context));
}

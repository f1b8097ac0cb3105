import type { Json } from '../../schemas/json.ts';
import type { VariableContext } from '../condition/bindVariables.ts';
import { matchesCondition } from '../condition/matchesCondition.ts';
import { type AccessDecision, type AccessGrant, unite } from './decideAccess.ts';

export type Allowed = Extract<AccessDecision, { allowed: true }>;

/** The grants that open this very record; none when it is not reached at all. */
export function findGrants(
  decision: Allowed,
  record: { [field: string]: Json },
  context: VariableContext,
): AccessGrant[] {
  return decision.grants.filter(({ when }) => !when || matchesCondition(record, when, context));
}

/** The fields of this record that are open; undefined when all are. */
export function openFields(
  decision: Allowed,
  record: { [field: string]: Json },
  context: VariableContext,
): string[] | undefined {
  return unite(findGrants(decision, record, context));
}

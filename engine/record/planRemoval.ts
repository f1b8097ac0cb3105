import { findGrants } from '../access/findGrants.ts';
import { flattenRecord } from '../access/presentRecord.ts';
import { notAllowed } from '../errors/recordErrors.ts';
import { readVariables } from '../validate/validationContext.ts';
import type { PlanContext } from './planContext.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface RemovalRequest extends PlanContext {
  current: StoredRecord;
  note?: string;
}

/** Decides to put a record into the trash; its data stays. */
export function planDelete(request: RemovalRequest): RecordPlan {
  return planRemoval(request, 'delete');
}

/** Decides to take a record out of the trash, in the state it was in. */
export function planRestore(request: RemovalRequest): RecordPlan {
  return planRemoval(request, 'restore');
}

function planRemoval(request: RemovalRequest, action: 'delete' | 'restore'): RecordPlan {
  const { collection, current, decision, actor, now, note } = request;
  if (decision && findGrants(decision, flattenRecord(current), readVariables(request)).length === 0) throw notAllowed();
  return {
    action,
    collection: collection.name,
    id: current.id,
    state: current.state,
    fromState: current.state,
    data: current.data,
    baseVersion: current.version,
    userId: actor?.id ?? null,
    at: now.toISOString(),
    ...(note !== undefined && { note }),
    changes: [],
    effects: [],
    numbers: [],
    references: [],
    warnings: [],
  };
}

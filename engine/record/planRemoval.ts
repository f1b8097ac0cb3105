import { findGrants } from '../access/findGrants.ts';
import { readVariables } from '../collection/validate/validationContext.ts';
import { guardWrite } from './listGuards.ts';
import { checkDeletionLock } from './lock/checkLock.ts';
import type { PlanContext } from './planContext.ts';
import { flattenRecord } from './presentRecord.ts';
import { notAllowed, recordLocked } from './recordErrors.ts';
import type { RecordPlan, StoredRecord } from './recordPlan.ts';

export interface RemovalRequest extends PlanContext {
  current: StoredRecord;
  note?: string;
}

/** Plans moving a record to the trash; its data stays. */
export function planDelete(request: RemovalRequest): RecordPlan {
  return planRemoval(request, 'delete');
}

/** Plans restoring a record from the trash, in the state it had. */
export function planRestore(request: RemovalRequest): RecordPlan {
  return planRemoval(request, 'restore');
}

function planRemoval(request: RemovalRequest, action: 'delete' | 'restore'): RecordPlan {
  const { collection, current, decision, actor, now, note } = request;
  if (decision && findGrants(decision, flattenRecord(current), readVariables(request)).length === 0) throw notAllowed();
  const locked = action === 'delete' ? checkDeletionLock({ ...request, state: current.state }) : [];
  if (locked.length > 0) throw recordLocked(locked);
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
    actions: [],
    effects: [],
    ...(action === 'restore' && guardWrite(collection, 'create', flattenRecord(current))),
    numbers: [],
    references: [],
    warnings: [],
  };
}

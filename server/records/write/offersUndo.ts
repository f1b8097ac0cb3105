import { formerValues } from '../../../engine/record/formerValues.ts';
import { findLock } from '../../../engine/record/lock/findLock.ts';
import type { RecordPlan } from '../../../engine/record/recordPlan.ts';
import type { CoreEffect } from '../../../engine/rule/action/coreEffects.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/collections.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import type { RecordRow } from '../context/writeChange.ts';
import { findBack } from '../read/decideUndo.ts';
import { mayDo } from '../read/readRecord.ts';

/** Whether whoever made this change may take it back as a whole. One that changed others, or set work off, is not taken back by one record. */
export function offersUndo(
  context: RecordsContext,
  stored: StoredCollection,
  { plan, row, shown }: { plan: RecordPlan; row: RecordRow; shown: JsonObject },
): boolean {
  if (context.actor.userId === null || plan.actions.length > 0 || setsWorkOff(plan)) return false;
  const { action, fromState = null } = plan;
  if (action === 'update') return formerValues(stored.collection, row.data, plan.changes) !== undefined;
  if (action === 'transition') return plan.numbers.length === 0 && findBack(shown._actions, fromState) !== undefined;
  if (action === 'delete') return true;
  return (
    action !== 'import' && mayDo(context, stored, 'delete', row) && !findLock(stored.collection, row.state).deletion
  );
}

/** Whoever was told that something is theirs is told again when it goes to another. */
function setsWorkOff({ effects }: RecordPlan): boolean {
  return effects.some(({ effect }) => effect !== ('assigned' satisfies CoreEffect));
}

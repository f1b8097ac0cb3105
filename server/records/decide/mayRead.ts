import { openFields } from '../../../engine/access/findGrants.ts';
import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { flattenRecord } from '../../../engine/record/presentRecord.ts';
import type { StoredRecord } from '../../../engine/record/recordPlan.ts';
import { type Allowed, catalogFor, type RecordsContext } from '../context/recordsContext.ts';

/** Whether the caller's access decision covers this record. */
export function meetsCondition(context: RecordsContext, { condition }: Allowed, row: StoredRecord): boolean {
  return condition === undefined || matchesCondition(flattenRecord(row), condition, catalogFor(context).variables);
}

/** The fields of this record that the decision opens; undefined when all are. */
export function readableOf(context: RecordsContext, decision: Allowed, row: StoredRecord): string[] | undefined {
  return decision.readable && openFields(decision, flattenRecord(row), catalogFor(context).variables ?? {});
}

/** The fields of this record that the decision lets somebody write; undefined when all are. */
export function writableOf(context: RecordsContext, decision: Allowed, row: StoredRecord): string[] | undefined {
  return decision.writable && openFields(decision, flattenRecord(row), catalogFor(context).variables ?? {});
}

import { isJsonObject, type Json } from '../../../schemas/index.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { isId, lockNeeds, type RowNeed } from '../decide/relatedRows.ts';

/**
 * Locks the records that a batch changes and those whose roll-ups will follow, in the order in which every transaction
 * does: its operations stand in another, and two batches would wait for each other.
 */
export async function lockForBatch(context: RecordsContext, operations: readonly Json[]): Promise<void> {
  await lockNeeds(
    context,
    operations.flatMap((operation) => listNeeds(context, operation)),
    new Map(),
  );
}

function listNeeds({ collections }: RecordsContext, operation: Json): RowNeed[] {
  if (!isJsonObject(operation) || typeof operation.collection !== 'string') return [];
  const { collection, id, data } = operation;
  const stored = collections.get(collection);
  if (!stored || !collections.ranks.has(stored)) return [];
  const sent = isJsonObject(data) ? data : {};
  const holders = collections.fedBy(stored).map(({ holder, rollup }) => ({ stored: holder, id: sent[rollup.by] }));
  return [{ stored, id }, ...holders].flatMap((need) =>
    isId(need.id) ? [{ ...need, id: need.id, changes: true }] : [],
  );
}

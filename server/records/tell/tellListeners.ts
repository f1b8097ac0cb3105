import type { StoredCollection } from '../collections/storedCollection.ts';
import type { RecordsContext } from '../context/recordsContext.ts';
import { holdsFlows, keepFlowTriggers } from './keepFlowTriggers.ts';
import { hasWebhooks, noteDeliveries, type ToldChange } from './noteDeliveries.ts';
import { hasTriggers, noteFlowStarts } from './noteFlowStarts.ts';
import { holdsNotices, noteNotices } from './noteNotices.ts';

/** Whether a webhook or a flow follows changes of this collection, so that its write needs a transaction. */
export function hasListeners(context: RecordsContext, stored: StoredCollection): boolean {
  return hasWebhooks(context, stored) || hasTriggers(context, stored) || holdsFlows(stored) || holdsNotices(stored);
}

/** Notes what follows from changes beyond records, in their transaction: webhooks that are called, flows that start. */
export async function tellListeners(
  context: RecordsContext,
  stored: StoredCollection,
  changes: readonly ToldChange[],
): Promise<void> {
  await noteDeliveries(context, stored, changes);
  await noteFlowStarts(context, stored, changes);
  if (holdsNotices(stored)) await noteNotices(context, changes);
  if (holdsFlows(stored)) await keepFlowTriggers(context, changes);
}

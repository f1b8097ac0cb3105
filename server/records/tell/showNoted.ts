import { openFields } from '../../../engine/access/findGrants.ts';
import { matchesCondition } from '../../../engine/condition/matchesCondition.ts';
import { presentRecord } from '../../../engine/record/presentRecord.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import type { StoredCollection } from '../collections/storedCollection.ts';
import { catalogFor, decide, type RecordsContext } from '../context/recordsContext.ts';

/** A record as it was noted, and the fields that changed, as far as the actor may read them now; undefined where they may not read it. */
export function showNoted(
  context: RecordsContext,
  stored: StoredCollection,
  { record, changed = [] }: { record: JsonObject; changed?: readonly string[] },
): { record: JsonObject; changed: string[] } | undefined {
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return undefined;
  const { variables = {} } = catalogFor(context);
  if (decision.condition !== undefined && !matchesCondition(record, decision.condition, variables)) return undefined;
  const readable = decision.readable && openFields(decision, record, variables);
  return {
    record: presentRecord(stored.collection, record, { readable }),
    changed: changed.filter((field) => readable?.includes(field) ?? true),
  };
}

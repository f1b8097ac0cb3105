import { decideAccess } from '../access/decideAccess.ts';
import { openFields } from '../access/findGrants.ts';
import { readVariables } from '../collection/validate/validationContext.ts';
import type { PlanContext } from './planContext.ts';
import { flattenRecord } from './presentRecord.ts';
import type { StoredRecord } from './recordPlan.ts';

/**
 * The fields of a record that the caller does not read. No answer may depend on what they hold: else sending a guess would tell
 * whether it is right.
 */
export function findHidden({
  collection,
  current,
  decision,
  ...context
}: PlanContext & { current: StoredRecord }): ReadonlySet<string> {
  if (!decision) return new Set();
  const reading = decideAccess({ collection, action: 'read', actor: context.actor });
  const open = reading.allowed ? openFields(reading, flattenRecord(current), readVariables(context)) : [];
  const isHidden = (field: string) => collection.secrets.includes(field) || open?.includes(field) === false;
  return new Set([...collection.fields.keys()].filter(isHidden));
}

import type { JsonObject } from '../../schemas/index.ts';
import type { Records } from './openRecords.ts';

/** How many records each collection has, in all and since the month began. */
export async function countEach(records: Records, collections: string[], now: Date): Promise<JsonObject> {
  const monthStart = startOfMonth(now);
  const counts: JsonObject = {};
  for (const name of collections)
    counts[name] = {
      allTime: await records.count(name, {}),
      currentMonth: await records.count(name, { filter: { created_at: { $gte: monthStart } } }),
    };
  return counts;
}

/** The month in Thailand's time zone. */
function startOfMonth(now: Date): string {
  const local = new Date(now.getTime() + 7 * 3_600_000);
  return new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - 7 * 3_600_000).toISOString();
}

import type { Records } from '../../records/openRecords.ts';

/** What records are called, by their ids; those that are gone are missing. Pass records that act as the system. */
export async function readNames(
  records: Records,
  collection: string,
  { field, ids }: { field: string; ids: readonly string[] },
): Promise<Record<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return {};
  const { data } = await records.find(collection, { filter: { id: { $in: wanted } }, limit: wanted.length });
  return Object.fromEntries(data.map((record) => [String(record.id), String(record[field] ?? '')]));
}

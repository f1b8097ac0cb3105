import { isStaff } from 'sala/engine';
import type { JsonObject } from 'sala/schemas';
import type { CallerContext } from 'sala/server';

export const commentCollection = 'record_comment';

export interface CommentPlace {
  collection: string;
  record: string;
}

/**
 * Whether the visitor takes part in what staff say about a record: staff who may read it. Reading it refuses everybody else as
 * reading always does.
 */
export async function requireDiscussion(
  { person, records }: Pick<CallerContext, 'person' | 'records'>,
  { collection, record }: CommentPlace,
): Promise<JsonObject | undefined> {
  const read = await records.read(collection, record);
  return person.id !== null && isStaff(person.role) ? read : undefined;
}

/** The names of those who wrote or are mentioned. */
export function namePeople({ records }: Pick<CallerContext, 'records'>, ids: readonly string[]) {
  return records.titles('user', [...new Set(ids)]);
}

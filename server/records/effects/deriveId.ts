import { createHash } from 'node:crypto';

/**
 * The id of a record that an effect creates: always the same for the same key and part, so a retry creates no second
 * one.
 */
export function deriveId(collection: string, key: string, part: string | number = ''): string {
  const mark = createHash('sha256').update(`${key}\n${part}`).digest('hex').slice(0, 24);
  return `${collection}_${mark}`;
}

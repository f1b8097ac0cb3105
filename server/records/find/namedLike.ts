import type { JsonObject } from '../../../schemas/index.ts';

/**
 * A condition on people: by a part of their name alone, so that no e-mail address or phone number can be found out by trying.
 */
export function namedLike(search = ''): JsonObject {
  const part = search.trim();
  return part === '' ? {} : { name: { $regex: part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), $options: 'i' } };
}

import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import type { PropertyPath } from '../../document/operations/setProperty.ts';

/**
 * The collection that a property refers to: that of the query (or the property `collection`) beside it, or of an
 * ancestor.
 */
export function collectionAbove(data: JsonObject, path: PropertyPath): string {
  const holders: Json[] = [data];
  for (const step of path.slice(0, -1)) {
    const holder = holders.at(-1);
    holders.push((Array.isArray(holder) ? holder[Number(step)] : isJsonObject(holder) ? holder[step] : null) ?? null);
  }
  for (const holder of holders.reverse()) {
    if (!isJsonObject(holder)) continue;
    const named = isJsonObject(holder.query) ? (holder.query.collection ?? holder.collection) : holder.collection;
    if (typeof named === 'string' && named !== '') return named;
  }
  return '';
}

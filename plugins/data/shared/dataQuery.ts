import { isJsonObject, type JsonObject } from 'sala/schemas';

/** A configured query: collection, condition and order. */
export interface DataQuery {
  collection: string;
  find: JsonObject;
  sort?: JsonObject;
}

/** Undefined without a collection. */
export function readDataQuery(value: unknown): DataQuery | undefined {
  if (!isJsonObject(value) || typeof value.collection !== 'string' || value.collection === '') return undefined;
  const find = value.find ?? value.filter;
  return {
    collection: value.collection,
    find: isJsonObject(find) ? find : {},
    ...(isJsonObject(value.sort) ? { sort: value.sort } : {}),
  };
}

import { isJsonObject } from 'sala/schemas';
import { readListQuery, type SourceContext } from 'sala/server';
import type { DataQuery } from '../shared/dataQuery.ts';

const call = /^\/api\/([a-zA-Z][\w-]{0,99})(\/query)?$/;

/**
 * Maps the API call of a table imported from an earlier system to a read of a collection, with the rights of
 * the reader. Any other address, in particular of another host, is refused; nothing is fetched over HTTP.
 */
export function readEndpoint(endpoint: string, records: SourceContext['records']): DataQuery {
  const url = endpoint.startsWith('/') && !endpoint.startsWith('//') ? URL.parse(endpoint, 'http://own') : null;
  const collection = url?.origin === 'http://own' ? call.exec(url.pathname)?.[1] : undefined;
  if (!url || !collection) throw new Error(`a table reads records of its own site, not "${endpoint.slice(0, 200)}"`);
  const { filter, sort } = readListQuery(url.searchParams, (field) => records.fieldType(collection, field));
  return { collection, find: isJsonObject(filter) ? filter : {}, ...(sort ? { sort } : {}) };
}

import type { JsonObject, Language } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/collections.ts';
import type { Call, CallGroup } from '../call/defineCall.ts';
import { type DescribedCollection, describeCall, writePath } from './describeCall.ts';

/** Whether a call exists for every collection, so that it is described for each. */
export function isOfCollection({ path }: Call): boolean {
  return path.includes('/:collection');
}

function isReading({ id, method }: Call): boolean {
  return method === 'get' || id === 'queryRecords' || id === 'aggregateRecords';
}

/** The calls of every collection, for one of them, with its own fields. */
export function collectionPaths(
  groups: readonly CallGroup[],
  { machine, collection: { core } }: StoredCollection,
  collection: DescribedCollection,
  language: Language,
): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const call of groups.flatMap(({ calls }) => calls).filter(isOfCollection)) {
    if ((call.id === 'sendEvent' && !machine) || (core && !isReading(call))) continue;
    const path = writePath(call.path.replace(':collection', collection.name));
    paths[path] = { ...paths[path], [call.method]: describeCall(call, { tag: collection.name, language, collection }) };
  }
  return paths;
}

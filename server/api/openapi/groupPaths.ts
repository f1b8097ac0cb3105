import { type JsonObject, type Language, readText } from '../../../schemas/index.ts';
import type { CallGroup } from '../call/defineCall.ts';
import { isOfCollection } from './collectionPaths.ts';
import { describeCall, writePath } from './describeCall.ts';

/** The groups of fixed calls; their names have a capital, so they differ from names of collections. */
export function listTags(groups: readonly CallGroup[], language: Language): JsonObject[] {
  return groups
    .filter(({ calls }) => !calls.every(isOfCollection))
    .map(({ name, title }) => ({ name, description: readText(title, language) }));
}

export function groupPaths(groups: readonly CallGroup[], language: Language): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const { name, calls } of groups)
    for (const call of calls.filter((one) => !isOfCollection(one))) {
      const path = writePath(call.path);
      paths[path] = { ...paths[path], [call.method]: describeCall(call, { tag: name, language }) };
    }
  return paths;
}

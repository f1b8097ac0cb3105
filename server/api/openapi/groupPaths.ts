import { type JsonObject, type Language, readText } from '../../../schemas/index.ts';
import type { Call, CallGroup } from '../call/defineCall.ts';
import { isOfCollection } from './collectionPaths.ts';
import { describeCall, writePath } from './describeCall.ts';

/** The groups of fixed calls; their names have a capital, so they differ from names of collections. */
export function listTags(groups: readonly CallGroup[], language: Language): JsonObject[] {
  return groups
    .filter(({ calls }) => !calls.every(isOfCollection))
    .map(({ name, title }) => ({ name, description: readText(title, language) }));
}

const described = new WeakMap<Call, Map<string, JsonObject>>();

/** The calls of the server are the same for every caller and site. */
function describeOnce(call: Call, { tag, language }: { tag: string; language: Language }): JsonObject {
  const known = described.get(call) ?? new Map<string, JsonObject>();
  described.set(call, known);
  const operation = known.get(language) ?? describeCall(call, { tag, language });
  known.set(language, operation);
  return operation;
}

export function groupPaths(groups: readonly CallGroup[], language: Language): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const { name, calls } of groups)
    for (const call of calls.filter((one) => !isOfCollection(one))) {
      const path = writePath(call.path);
      paths[path] = { ...paths[path], [call.method]: describeOnce(call, { tag: name, language }) };
    }
  return paths;
}

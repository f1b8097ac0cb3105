import type { Action } from '../../../schemas/machine/action.ts';
import { listFormulaPaths } from '../../calc/listFormulaPaths.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import {
  type FindCollection,
  findRelated,
  mergeRelated,
  type RelatedRead,
} from '../../collection/compiled/findRelated.ts';

/** Names that stand for something else in the formulas of actions. */
const taken = new Set(['target', 'open', 'taken', 'related']);

/** The related records that the formulas of actions read, as far as the site has their collections. */
export function listReads(request: {
  collection: Collection;
  actions: readonly Action[];
  collections: FindCollection;
}): RelatedRead[] {
  const { collection, actions, collections } = request;
  return mergeRelated(actions.flatMap((action) => findReads(collection, pathsOf(action), collections)));
}

/** The related records that some paths of formulas lead to. */
export function findReads(collection: Collection, paths: string[][], collections: FindCollection): RelatedRead[] {
  return findRelated(collection, paths, collections).filter(({ name }) => !taken.has(name));
}

const known = new WeakMap<Action, string[][]>();

function pathsOf(action: Action): string[][] {
  const paths = known.get(action) ?? listTexts(action).flatMap(listFormulaPaths);
  known.set(action, paths);
  return paths;
}

/** Every text of an action: most are formulas, and the others name no path of two steps. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

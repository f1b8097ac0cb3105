import { pageParameters } from '../../../engine/layout/reading/changeAddress.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { PageState } from '../../context/pageStore.ts';
import { listObjectsChangedBy } from '../../context/setAddress.ts';

export interface ChangedObjects {
  uids: string[];
  isAlive: boolean;
}

/**
 * The objects that change between two URLs of the same page, if nothing else changes. Objects that are static HTML
 * cannot be updated (`isAlive` is false): the page must be fetched again.
 */
export function findChangedObjects({ path, data, payload }: PageState, target: URL): ChangedObjects | undefined {
  if (target.pathname !== path || pageParameters(target.search) !== pageParameters(data.address())) return undefined;
  const uids = listObjectsChangedBy(data, target.search);
  if (uids.length === 0) return undefined;
  const kept = new Set(payload.hydration?.kept);
  const drawn = new Set(listObjects(payload.layout).map(({ uid }) => uid));
  return { uids, isAlive: uids.every((uid) => data.isHeard(uid) || (drawn.has(uid) && !kept.has(uid))) };
}

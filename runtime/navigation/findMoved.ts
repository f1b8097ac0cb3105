import { pageParameters } from '../../engine/layout/changeAddress.ts';
import { listObjects } from '../../engine/layout/walkLayout.ts';
import { changedBy } from '../data/moveAddress.ts';
import type { PageState } from '../page/pageStore.ts';

/**
 * The objects that show something else at another address of the same page, when nothing but objects differ. Those that only
 * stand there as HTML are not alive: they need the page anew.
 */
export function findMoved(
  { data, payload }: PageState,
  shownPath: string,
  target: URL,
): { uids: string[]; isAlive: boolean } | undefined {
  if (target.pathname !== shownPath || pageParameters(target.search) !== pageParameters(data.address()))
    return undefined;
  const uids = changedBy(data, target.search);
  if (uids.length === 0) return undefined;
  const kept = new Set(payload.hydration?.kept);
  const drawn = new Set(listObjects(payload.layout).map(({ uid }) => uid));
  return { uids, isAlive: uids.every((uid) => data.isHeard(uid) || (drawn.has(uid) && !kept.has(uid))) };
}

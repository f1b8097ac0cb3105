import { findFormBlock, readFormKey } from '../../../engine/layout/form/formBlock.ts';
import { notAllowed } from '../../../engine/record/recordErrors.ts';
import { signInNeeded } from '../../platform/errors/httpErrors.ts';
import type { Visit } from '../../sites/visit.ts';
import { type FoundLayout, type PreparedLayout, prepareFound } from '../data/prepareFound.ts';
import { isShown } from '../find/findIncluded.ts';
import { findPage, findRoute } from '../find/findPage.ts';
import { parseAddress } from '../find/readAddress.ts';
import { pageLocked } from '../lock/pageLock.errors.ts';
import { isUnlocked } from '../lock/pageLock.ts';
import type { PageParts } from '../pageParts.ts';
import { formUnknown } from './forms.errors.ts';

/**
 * The published form with a key as this visitor would see it, a page or a part of one; without access to its page it cannot be
 * sent.
 */
export async function findForm(
  app: PageParts,
  visit: Visit,
  { key, path = '' }: { key: string; path?: string },
): Promise<PreparedLayout> {
  const { site, session } = visit;
  const { layoutKey, uid } = readFormKey(key);
  const stored = isShown(app, visit, layoutKey) ? await app.layouts.published(site.id, layoutKey) : undefined;
  if (!stored || (uid === undefined && stored.kind !== 'form')) throw formUnknown();
  if (stored.settings?.authen && !session) throw signInNeeded();
  if (stored.settings?.locked && !(await isUnlocked(app, visit, layoutKey))) throw pageLocked();
  const place = await findPlace(app, visit, { key: layoutKey, path });
  const page = await prepareFound(app, visit, { ...place, layout: stored, key: layoutKey });
  const layout = uid === undefined ? page.layout : findFormBlock(page.layout, uid, page.findDefinition);
  // A guard hides the content: for this visitor there is no form.
  if (layout?.kind !== 'form') throw uid === undefined ? closed(session) : formUnknown();
  return { ...page, layout };
}

function closed(session: Visit['session']): Error {
  return session ? notAllowed() : signInNeeded();
}

/** The page where the form was filled in, if it shows this form: conditions and values may use its parameters. */
async function findPlace(
  app: PageParts,
  visit: Visit,
  { key, path }: { key: string; path: string },
): Promise<Pick<FoundLayout, 'match' | 'query'>> {
  const nowhere = { match: { route: { path: '', plugin: '' }, params: {} }, query: new URLSearchParams() };
  const address = parseAddress(path);
  if (!address) return nowhere;
  const { pathname, searchParams: query } = address;
  const match = findRoute(app, visit, pathname);
  if (!match || match.route.redirect) return nowhere;
  const found = await findPage(app, visit, match);
  return found.key === key ? { match, query } : nowhere;
}

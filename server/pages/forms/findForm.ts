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

/** The published form with a key as this visitor would see it; without access to its page it cannot be sent. */
export async function findForm(
  app: PageParts,
  visit: Visit,
  { key, path = '' }: { key: string; path?: string },
): Promise<PreparedLayout> {
  const { site, session } = visit;
  const stored = isShown(app, visit, key) ? await app.layouts.published(site.id, key) : undefined;
  if (stored?.kind !== 'form') throw formUnknown();
  if (stored.settings?.authen && !session) throw signInNeeded();
  if (stored.settings?.locked && !(await isUnlocked(app, visit, key))) throw pageLocked();
  const place = await findPlace(app, visit, { key, path });
  const form = await prepareFound(app, visit, { ...place, layout: stored, key });
  // A guard hides the content: for this visitor there is no form.
  if (form.layout.kind !== 'form') throw session ? notAllowed() : signInNeeded();
  return form;
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

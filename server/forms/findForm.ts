import { notAllowed } from '../../engine/errors/recordErrors.ts';
import type { App } from '../app/app.ts';
import { signInNeeded } from '../errors/httpErrors.ts';
import type { Context } from '../http/context.ts';
import { isReachable } from '../pages/findIncluded.ts';
import { findPage, findRoute } from '../pages/findPage.ts';
import { isUnlocked } from '../pages/pageLock.ts';
import { pageLocked } from '../pages/pages.errors.ts';
import { type FoundLayout, type PreparedLayout, prepareFound } from '../pages/prepareFound.ts';
import { formUnknown } from './forms.errors.ts';

/** The published form of a key as this visitor would see it; who could not open its page cannot send it. */
export async function findForm(
  app: App,
  context: Context,
  { key, path = '' }: { key: string; path?: string },
): Promise<PreparedLayout> {
  const { site, session } = context.state;
  const stored = isReachable(app, context, key) ? await app.layouts.published(site.id, key) : undefined;
  if (stored?.kind !== 'form') throw formUnknown();
  if (stored.settings?.authen && !session) throw signInNeeded();
  if (stored.settings?.locked && !(await isUnlocked(app, context, key))) throw pageLocked();
  const place = await findPlace(app, context, { key, path });
  const form = await prepareFound(app, context, { ...place, layout: stored, key });
  // A guard closed the page: for this visitor there is no form behind it.
  if (form.layout.kind !== 'form') throw session ? notAllowed() : signInNeeded();
  return form;
}

/** Where the form was filled in, if that is a page of this form: its conditions and values may name the page's parameters. */
async function findPlace(
  app: App,
  context: Context,
  { key, path }: { key: string; path: string },
): Promise<Pick<FoundLayout, 'match' | 'query'>> {
  const nowhere = { match: { route: { path: '', plugin: '' }, params: {} }, query: new URLSearchParams() };
  if (!path.startsWith('/') || !URL.canParse(path, 'http://page')) return nowhere;
  const { pathname, searchParams: query } = new URL(path, 'http://page');
  const match = findRoute(app, context, pathname);
  if (!match || match.route.redirect) return nowhere;
  const found = await findPage(app, context, match);
  return found.key === key ? { match, query } : nowhere;
}

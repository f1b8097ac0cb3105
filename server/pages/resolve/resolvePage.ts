import type { RouteMatch, TableRoute } from '../../../engine/access/route/matchRoute.ts';
import { readAddresses } from '../../../engine/layout/reading/address.ts';
import { shownLanguage } from '../../../engine/layout/reading/shownLanguage.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import { type Layout, type PageDataAnswer, type PagePayload, readText, SalaError } from '../../../schemas/index.ts';
import { sessionLocked } from '../../identity/accounts.errors.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import { setterRoles } from '../../sites/guards.ts';
import type { Visit } from '../../sites/visit.ts';
import { listComing } from '../data/listComing.ts';
import { listWidgetAssets } from '../data/listWidgetAssets.ts';
import { loadPageData } from '../data/loadPageData.ts';
import type { FoundLayout } from '../data/prepareFound.ts';
import { findHeldPage } from '../find/findHeldPage.ts';
import { findNewPath } from '../find/findNewPath.ts';
import { type FoundPage, findPage, findRoute } from '../find/findPage.ts';
import { findRedirect } from '../find/findRedirect.ts';
import { pageLocked } from '../lock/pageLock.errors.ts';
import { isUnlocked } from '../lock/pageLock.ts';
import type { PageParts } from '../pageParts.ts';
import { readEditingLevel } from '../rights/editingRights.ts';
import { mayOpenBuilder } from '../rights/mayOpenBuilder.ts';
import { describeMeta } from '../seo/describeMeta.ts';
import { findSubject } from '../seo/findSubject.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { loadShell } from '../shell/loadShell.ts';
import { nameByTrail } from '../shell/nameByTrail.ts';
import { shellOf } from '../shell/shellOf.ts';
import { readNames } from './readNames.ts';

export type PageAnswer =
  /** `lasting`: the page moved for good, and search engines may forget its old address. */
  | { redirect: string; lasting?: boolean }
  | { status: number; code?: string; message?: string; payload: PagePayload; head: PageHead };

/**
 * The answer for a path of this site and this visitor: the page, a screen with the reason for a refusal, or a redirect.
 */
export async function resolvePage(
  app: PageParts,
  visit: Visit,
  path: string,
  query: URLSearchParams,
): Promise<PageAnswer> {
  const { site, language } = visit;
  const heldPage = visit.session ? findHeldPage(visit.session, path) : undefined;
  if (heldPage) return { redirect: heldPage };
  const match = findRoute(app, visit, path);
  try {
    if (visit.session?.locked) throw sessionLocked();
    if (!match) throw pageUnknown();
    if (match.route.redirect) return { redirect: withQuery(match.route, findRedirect(app, visit, match), query) };
    const found = await findOpenPage(app, visit, match);
    return { status: 200, ...(await buildPayload(app, visit, { ...found, path, query })) };
  } catch (error) {
    if (!(error instanceof SalaError)) throw error;
    const moved = match && error.code === 'page_unknown' ? await findNewPath(app, visit, match) : undefined;
    if (moved !== undefined) return { redirect: query.size > 0 ? `${moved}?${query}` : moved, lasting: true };
    const isLocked = error.code === 'session_locked';
    const screen = isLocked ? nothing : await app.layouts.published(site.id, `site/error-${error.status}`);
    if (!screen) throw error;
    const failed: RouteMatch = {
      route: { path, plugin: 'site', title: error.text, shell: isLocked ? 'fullscreen' : match?.route.shell },
      params: {},
    };
    const built = await buildPayload(app, visit, { match: failed, layout: screen, path, query });
    // An error page is neither remembered nor starred.
    const { place: _, ...payload } = built.payload;
    return { status: error.status, code: error.code, message: readText(error.text, language), ...built, payload };
  }
}

/** The page of a route, after all guards and gates, including its password. */
async function findOpenPage(app: PageParts, visit: Visit, match: RouteMatch): Promise<FoundPage> {
  const found = await findPage(app, visit, match);
  if (found.layout.settings.locked && !(await isUnlocked(app, visit, found.key))) throw pageLocked();
  return found;
}

/** The data of some objects of a page, for those who may open it: `GET /api/page/data`. */
export async function resolvePageData(
  app: PageParts,
  visit: Visit,
  page: { path: string; query: URLSearchParams; objects: ReadonlySet<string> },
): Promise<PageDataAnswer> {
  const match = findRoute(app, visit, page.path);
  if (!match || match.route.redirect) throw pageUnknown();
  const found = await findOpenPage(app, visit, match);
  const shell = shellOf(visit, match.route);
  const [{ layout, data, failed, reasons }, named] = await Promise.all([
    loadPageData(app, visit, { ...found, query: page.query, shell }, page.objects),
    shell === 'backend' ? readNames(app, visit, { match, path: page.path }) : undefined,
  ]);
  const isAsked = (uid: string) => [...page.objects].some((named) => uid === named || uid.startsWith(`${named}.`));
  const refused = failed.filter(isAsked);
  const repeating = listObjects(layout).filter(
    ({ uid, type }) => page.objects.has(uid) && app.registry.widget(type)?.definition.repeats,
  );
  return {
    data: Object.fromEntries(Object.entries(data).filter(([uid]) => isAsked(uid))),
    ...(refused.length > 0 && { failed: refused, ...(mayAdminister(visit) && { reasons }) }),
    ...(repeating.length > 0 && {
      rows: Object.fromEntries(repeating.map(({ uid, rows = [] }) => [uid, rows])),
      widgets: listWidgetAssets(app, { rows: repeating.flatMap(({ rows = [] }) => rows) }),
    }),
    ...(named && { named }),
  };
}

const nothing: Layout = { version: 1, kind: 'screen', settings: {}, rows: [] };

/** The fields by which records of the page's collection are distinguished. */
async function displayOf(app: PageParts, { site }: Visit, { settings }: Layout): Promise<readonly string[]> {
  const { collection = '' } = settings.metaFrom ?? {};
  return collection === '' ? [] : ((await app.collections.of(site)).get(collection)?.collection.display ?? []);
}

interface Found extends FoundLayout {
  path: string;
}

/** A page with its data and shell, for whoever may see it. */
export async function buildPayload(
  app: PageParts,
  visit: Visit,
  found: Found,
): Promise<{ payload: PagePayload; head: PageHead }> {
  const { match, key } = found;
  const [{ layout, data, record, failed, reasons, live }, shell] = await Promise.all([
    loadPageData(app, visit, { ...found, shell: shellOf(visit, match.route) }),
    loadShell(app, visit, { route: match.route, path: found.path }),
  ]);
  const editable = key !== undefined && mayOpenBuilder(app, visit) && readEditingLevel(visit, key) !== 'none';
  // The header and footer of the site say nothing of what the page is about.
  const own = { ...layout, rows: layout.rows.filter(({ frame }) => frame === undefined) };
  const subject = findSubject(own, record, await displayOf(app, visit, own));
  const { menu, trail } = shell;
  const called = nameByTrail(match, trail, visit.language);
  const shownIn = shownLanguage(layout, visit.language);
  const { meta, head } = describeMeta(app, visit, { ...found, layout: own, subject, menu, called });
  const payload: PagePayload = {
    route: {
      path: match.route.path,
      plugin: match.route.plugin,
      params: match.params,
      key: match.route.key,
      entry: match.route.entry,
    },
    ...shell,
    ...(shownIn !== visit.language && { shownIn }),
    layoutKey: key,
    editable,
    ...(editable && { coming: listComing(app.registry, layout) }),
    layout,
    data,
    ...(failed.length > 0 ? { failed, ...(mayAdminister(visit) && { reasons }) } : {}),
    ...(Object.keys(live).length > 0 ? { live } : {}),
    ...describeAddress(found.query),
    meta,
    widgets: listWidgetAssets(app, layout),
  };
  return { payload, head };
}

function describeAddress(query: URLSearchParams): Pick<PagePayload, 'address' | 'addresses'> {
  return query.size > 0 ? { address: `?${query}`, addresses: Object.fromEntries(readAddresses(query)) } : {};
}

/** Editing requires the right to store layouts and access to the builder. */
function mayAdminister({ session }: Visit): boolean {
  return session !== null && setterRoles.includes(session.role);
}

function withQuery(route: TableRoute, target: string, query: URLSearchParams): string {
  return route.keepsQuery && query.size > 0 ? `${target}?${query}` : target;
}

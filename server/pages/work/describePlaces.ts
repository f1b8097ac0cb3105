import { decideRoute } from '../../../engine/access/route/decideRoute.ts';
import type { RouteMatch } from '../../../engine/access/route/matchRoute.ts';
import { inSentence } from '../../../engine/content/inSentence.ts';
import { fillText, readText } from '../../../schemas/index.ts';
import { readTitles } from '../../records/find/readReferenced.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import { type SignedInVisit, type Visit, visitorOf } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';

/** A page as lists of pages name it: by its record, else by its route. */
export interface Place {
  path: string;
  title: string;
  /** What kind of record it shows, or the module that it belongs to. */
  note?: string;
  icon?: string;
}

/**
 * The pages at these paths that this person may open, in the order given: titles are read when asked for, so they follow the record
 * and the language, and what is gone or closed by now is left out.
 */
export async function describePlaces(app: PageParts, visit: SignedInVisit, paths: readonly string[]): Promise<Place[]> {
  const matches = paths.flatMap((path) => {
    const match = findOpenRoute(app, visit, path);
    return match ? [{ path, match }] : [];
  });
  const titles = await readShownTitles(
    app,
    visit,
    matches.map(({ match }) => match),
  );
  return matches.flatMap(({ path, match }) => describePlace(app, visit, { path, match, titles }));
}

const screenTexts = {
  dashboard: { th: 'ภาพรวม{title}', en: '{title}: overview' },
  board: { th: 'กระดาน{title}', en: '{title}: board' },
  new: { th: 'เพิ่ม{title}', en: 'New {title}' },
  edit: { th: 'แก้ไข', en: 'Change' },
};

function describePlace(
  app: PageParts,
  { language }: SignedInVisit,
  { path, match, titles }: { path: string; match: RouteMatch; titles: ShownTitles },
): Place[] {
  const { route } = match;
  const manifest = app.registry.plugin(route.plugin)?.manifest;
  const icon = route.icon ?? manifest?.icon;
  const { collection, id } = shownBy(match);
  const own = (collection !== undefined && titles.collections.get(collection)) || readText(route.title, language);
  const named = id === undefined ? undefined : titles.records.get(`${collection} ${id}`);
  if (id !== undefined && named === undefined) return [];
  const fresh = route.screen === 'new' ? titles.fresh.get(collection ?? '') : undefined;
  const written = route.screen === 'dashboard' || route.screen === 'board' ? screenTexts[route.screen] : undefined;
  const title = fresh ?? (written ? fillText(written[language], { title: own }) : (named ?? own));
  const edited = route.screen === 'edit' ? `${screenTexts.edit[language]} · ` : '';
  const note = named === undefined ? readText(manifest?.title, language) : edited + own;
  return title ? [{ path, title, ...(note && { note }), ...(icon && { icon }) }] : [];
}

/** The page at a path, if this person may open it; not redirects and the builder. */
export function findOpenRoute(
  app: PageParts,
  visit: Pick<Visit, 'site' | 'session'>,
  path: string,
): RouteMatch | undefined {
  const match = siteRoutes(app.registry, visit.site).match(path);
  if (!match || match.route.redirect || match.route.entry === 'builder') return undefined;
  return decideRoute(match.route, visitorOf(visit.session)) === 'allow' ? match : undefined;
}

/** The collection that a page works with, and the record that it is about. */
function shownBy({ route, params }: RouteMatch): { collection?: string; id?: string } {
  const collection = route.collection ?? (route.screen && params.collection);
  if (collection === undefined) return {};
  const [, name = 'id'] = /\/:(\w+)$/.exec(route.path) ?? [];
  return { collection, id: route.screen ? params.id : params[name] };
}

interface ShownTitles {
  /** Of the records, by collection and id. */
  records: Map<string, string>;
  /** Of collections whose routes have no title: those that a site made itself. */
  collections: Map<string, string>;
  /** Of pages of new records: what their collection calls them, else "New" and its title, which names one record where that of a list names many. */
  fresh: Map<string, string>;
}

async function readShownTitles(app: PageParts, visit: SignedInVisit, matches: RouteMatch[]): Promise<ShownTitles> {
  const titles: ShownTitles = { records: new Map(), collections: new Map(), fresh: new Map() };
  const shown = matches.filter(({ route }) => route.screen || route.collection).map(shownBy);
  if (shown.length === 0) return titles;
  const { context } = await openVisitRecords(app, visit);
  for (const { route, params } of matches) {
    const { collection } = context.collections.get(route.collection ?? params.collection ?? '') ?? {};
    if (!collection) continue;
    const { name, title, schema } = collection;
    const own = readText(title, visit.language);
    if (!route.collection) titles.collections.set(name, own);
    const fresh = schema['x-new-title'] && readText(schema['x-new-title'], visit.language);
    titles.fresh.set(name, fresh || fillText(screenTexts.new[visit.language], { title: inSentence(own) }));
  }
  for (const [collection, records] of Map.groupBy(shown, (one) => one.collection ?? '')) {
    const ids = records.flatMap(({ id }) => id ?? []);
    for (const [id, title] of await readTitles(context, collection, ids))
      titles.records.set(`${collection} ${id}`, title);
  }
  return titles;
}

import { isSameJson } from '../../../engine/layout/isSameJson.ts';
import { screenKinds, writeScreenKey } from '../../../engine/layout/screen/screenKey.ts';
import { type Json, type Layout, readText, type ScreenName, type Text, toText } from '../../../schemas/index.ts';
import { activePlugins } from '../../plugins/pluginRegistry.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import { findScreenPath } from '../find/findRecordPath.ts';
import { matchShown } from '../find/matchShown.ts';
import { findOriginal } from '../layouts/findOriginal.ts';
import type { PageParts } from '../pageParts.ts';
import { maySeeDraft } from '../rights/editingRights.ts';
import { findOpenRoute } from '../work/describePlaces.ts';

/** A screen that a plugin ships or that is written for a collection, and what the site made of it. */
export interface ScreenLayout {
  key: string;
  title: Text;
  /** Where it is shown, if it is one page that the caller may open. */
  path: string | null;
  kind: 'shipped' | 'list' | 'dashboard' | 'board' | 'form' | 'detail';
  /** `changed`: the site has its own; `news`: and the original is another one now. */
  state: 'original' | 'changed' | 'news';
  isPublished: boolean;
  version: number;
}

interface StoredRow {
  key: string;
  draft: Layout | null;
  published: Layout | null;
  base: Layout | null;
  version: number;
}

/** Every screen of the site that has an original, by title. */
export async function listScreenLayouts(app: PageParts, visit: Visit): Promise<ScreenLayout[]> {
  const { site, db } = visit;
  const rows = await db.query<StoredRow>(
    'select key, draft, published, base, version from layout where deleted_at is null',
  );
  const seen = rows.flatMap((row): StoredRow[] => {
    if (maySeeDraft(visit, row.key)) return [row];
    return row.published ? [{ ...row, draft: null }] : [];
  });
  const stored = new Map(seen.map((row) => [row.key, row]));
  const screens: ScreenLayout[] = [];
  for (const { key, kind, title, collection } of await listOriginals(app, visit)) {
    const row = stored.get(key);
    const isShown =
      kind === 'shipped' || siteRoutes(app.registry, site).routes.some((one) => matchShown(app, one, key));
    // Where a plugin brings a page of its own, the one that is written for the collection stands nowhere.
    if (!row && !isShown) continue;
    const changed = row?.draft ?? row?.published;
    const own = changed?.settings?.title;
    screens.push({
      key,
      kind,
      title: toText(own === undefined || own === '' ? title : own),
      path: isShown ? findOpenPath(app, visit, { key, kind, collection }) : null,
      state: row ? await readState(app, visit, row) : 'original',
      isPublished: row?.published != null,
      version: row?.version ?? 0,
    });
  }
  return screens.toSorted((a, b) =>
    readText(a.title, site.language).localeCompare(readText(b.title, site.language), 'th'),
  );
}

async function readState(app: PageParts, { site }: Visit, { key, base }: StoredRow): Promise<ScreenLayout['state']> {
  const original = await findOriginal(app, site, key);
  return base && original && !isSameJson(asJson(base), asJson(original)) ? 'news' : 'changed';
}

interface Original {
  key: string;
  kind: ScreenLayout['kind'];
  title: Text | string;
  collection?: string;
}

async function listOriginals(app: PageParts, { site }: Visit): Promise<Original[]> {
  const active = activePlugins(app.registry, site.plugins);
  const shipped = app.registry.plugins
    .filter(({ manifest }) => active.has(manifest.id))
    .flatMap(({ manifest, layouts }) =>
      Object.entries(layouts).map(([name, { settings }]): Original => {
        const key = `${manifest.id}/${name}`;
        return { key, kind: 'shipped', title: settings?.title ?? key };
      }),
    );
  const collections = (await app.collections.of(site)).all().filter(({ collection }) => !collection.core);
  const written = collections.flatMap(({ collection, machine }) =>
    screenKinds.flatMap((kind): Original[] => {
      if (kind === 'board' && !machine) return [];
      const key = writeScreenKey(kind, collection.name);
      return [{ key, kind, title: collection.title, collection: collection.name }];
    }),
  );
  return [...shipped, ...written];
}

/** The screen of each kind that is one page; those of a record are as many as there are records. */
const openScreens: Partial<Record<ScreenLayout['kind'], ScreenName>> = {
  list: 'list',
  dashboard: 'dashboard',
  board: 'board',
  form: 'new',
};

type Place = Pick<Original, 'key' | 'kind' | 'collection'>;

function findOpenPath(app: PageParts, visit: Visit, screen: Place): string | null {
  const path = findPath(app, visit, screen);
  return path !== null && findOpenRoute(app, visit, path) ? path : null;
}

function findPath(app: PageParts, visit: Visit, { key, kind, collection }: Place): string | null {
  const screen = openScreens[kind];
  if (collection !== undefined) return (screen && findScreenPath(app, visit, { collection, screen })) ?? null;
  const route = siteRoutes(app.registry, visit.site).routes.find(
    (one) => !one.path.includes(':') && !one.redirect && matchShown(app, one, key),
  );
  return route?.path ?? null;
}

/** Through JSON once, like what was stored. */
export function asJson(layout: Layout): Json {
  return JSON.parse(JSON.stringify(layout));
}

import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { readScreenKey, type ScreenKind } from '../../../engine/layout/screen/screenKey.ts';
import { writeScreen } from '../../../engine/layout/screen/writeScreen.ts';
import type { Layout, Site } from '../../../schemas/index.ts';
import type { StoredCollection } from '../../records/collections/storedCollection.ts';
import type { LayoutParts } from './layoutParts.ts';

/** What visitors see: the layout that the site published, else the plugin's, else the one written for a collection's page. */
export async function findLayout(app: LayoutParts, site: Site, key: string): Promise<Layout | undefined> {
  return (await app.layouts.published(site.id, key)) ?? (await generateLayout(app, site, key));
}

const written = new WeakMap<StoredCollection, Map<string, Layout>>();

/** The layout of a page of a collection; undefined for other keys and collections that the site has not. */
export async function generateLayout(app: LayoutParts, site: Site, key: string): Promise<Layout | undefined> {
  const screen = readScreenKey(key);
  const stored = screen && (await app.collections.of(site)).get(screen.collection);
  if (!stored || stored.collection.core) return undefined;
  const known = written.get(stored) ?? new Map<string, Layout>();
  written.set(stored, known);
  const collection = ofMany.has(screen.kind) ? nameMany(app, stored.collection) : stored.collection;
  const layout = known.get(screen.kind) ?? writeScreen(screen.kind, collection, stored.machine);
  known.set(screen.kind, layout);
  return layout;
}

/** Pages that show many records. */
const ofMany: ReadonlySet<ScreenKind> = new Set<ScreenKind>(['list', 'dashboard', 'board']);

/** Such a page is called what the menu calls the list: many records, where the title of the collection names one. */
function nameMany({ registry }: LayoutParts, collection: Collection): Collection {
  const places = registry.plugins.flatMap(({ manifest }) => manifest.screens ?? []);
  const title = places.find((place) => place.collection === collection.name && place.title)?.title;
  return title ? { ...collection, title } : collection;
}

import { checkOwnTiers, withTiers } from '../../../engine/collection/check/ownTiers.ts';
import { compileCollection } from '../../../engine/collection/compileCollection.ts';
import type { Collection } from '../../../engine/collection/compiled/collection.ts';
import { findType } from '../../../engine/collection/field/findType.ts';
import { defineRecordMachine, type MachineConfig } from '../../../engine/machine/defineRecordMachine.ts';
import type { QuerySource } from '../../../engine/query/sql/querySource.ts';
import type { ApprovalTier, CollectionSchema, CoreService, Site } from '../../../schemas/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Queue } from '../../platform/queue/openQueue.ts';
import { activePlugins, type PluginRegistry } from '../../plugins/pluginRegistry.ts';
import { coreCollections } from '../core/coreCollections.ts';
import { withPlainNumbers } from './plainNumbers.ts';
import { type Feed, listFeeds, rankCollections } from './rollupFeeds.ts';
import type { StoredCollection } from './storedCollection.ts';
import type { TableShape } from './tableShape.ts';

export type { StoredCollection };

export interface SiteCollections {
  get(name: string): StoredCollection | undefined;
  /** The collection in which a plugin that is on keeps something for the core. */
  serving(service: CoreService): StoredCollection | undefined;
  all(): StoredCollection[];
  /** Every roll-up, those of disabled plugins too, each after those it is computed from. */
  feeds: readonly Feed[];
  /** The order in which a transaction locks records for their sake. */
  ranks: ReadonlyMap<StoredCollection, number>;
  /** The roll-ups that the records of this collection feed. */
  fedBy(related: StoredCollection): readonly Feed[];
}

export interface CollectionStore {
  /** The collections of a site: those of its plugins and its own. */
  of(site: Site): Promise<SiteCollections>;
  shipped: StoredCollection[];
  /** The same whether its plugin is on for a site or not: the tables are there. */
  serving(service: CoreService): StoredCollection | undefined;
  changed(siteId: string): Promise<void>;
}

interface CollectionRow {
  schema: CollectionSchema;
  machine: MachineConfig | null;
  table_name: string;
}

/** The collections of one site's own, each by a mark that changes whenever its definition does. */
type OwnCollections = ReadonlyMap<string, StoredCollection>;

const noFeeds: readonly Feed[] = [];
const changedTopic = 'collections.changed';

export async function createCollectionStore(options: {
  db: Database;
  queue: Queue;
  registry: PluginRegistry;
}): Promise<CollectionStore> {
  const { db, queue, registry } = options;
  const shipped = compileShipped(registry);
  const core = compileCore();
  const cache = new Map<string, Promise<SiteCollections>>();
  const own = new Map<string, OwnCollections>();
  await queue.subscribe(changedTopic, () => cache.clear());

  async function load(site: Site): Promise<SiteCollections> {
    const active = activePlugins(registry, site.plugins);
    const on = shipped.filter(({ plugin }) => plugin !== undefined && active.has(plugin));
    const opened = await loadOwn(db, site, own.get(site.id));
    own.set(site.id, opened);
    const declared = [...core, ...on, ...opened.values()];
    const tiers = await loadTiers(db, site);
    const known = tiers.size === 0 ? declared : declared.map((one) => applyTiers(one, tiers));
    return nameCollections(known, [...known, ...shipped.filter((one) => !on.includes(one))]);
  }

  return {
    shipped,
    serving: (service) => findServing(shipped, service),
    of: (site) => {
      const key = `${site.id} ${site.plugins.join(' ')}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const loading = load(site);
      if (cache.size > 2000) {
        cache.clear();
        own.clear();
      }
      cache.set(key, loading);
      loading.catch(() => cache.delete(key));
      return loading;
    },
    changed: async (siteId) => {
      cache.clear();
      await queue.publish(changedTopic, { siteId });
    },
  };
}

function compileShipped({ plugins }: PluginRegistry): StoredCollection[] {
  return plugins.flatMap(({ manifest, server, collections }) =>
    collections.map(({ schema, machine }) => {
      const collection = compileCollection(schema);
      const check = schema['x-check'] ? server?.checks?.[schema['x-check']] : undefined;
      return { ...storeIn(collection, collection.table), machine, check, plugin: manifest.id };
    }),
  );
}

function compileCore(): StoredCollection[] {
  return coreCollections.map(({ schema, view, core }) => {
    const collection = compileCollection(schema, { table: view, core });
    return storeIn(collection, collection.table);
  });
}

/** Opens only what is not among the known ones: a site may have hundreds, of which one was changed. */
async function loadOwn(db: Database, site: Site, known: OwnCollections = new Map()): Promise<OwnCollections> {
  const mark = `concat_ws(' ', name, table_name, version, updated_at) as mark`;
  const own = db.site(site.id);
  const marks = await own.query<{ name: string; mark: string }>(
    `select name, ${mark} from collection where site_id = current_site() order by name`,
  );
  const changed = marks.filter((one) => !known.has(one.mark)).map(({ name }) => name);
  const rows =
    changed.length === 0
      ? []
      : await own.query<CollectionRow & { name: string; mark: string }>(
          `select name, ${mark}, schema, machine, table_name from collection
           where site_id = current_site() and name = any($1)`,
          [changed],
        );
  const opened = new Map(
    rows.map((row) => [
      row.name,
      [row.mark, openSiteCollection({ ...row, schema: withPlainNumbers(row.schema) })] as const,
    ]),
  );
  return new Map(
    marks.flatMap((one) => {
      const kept = known.get(one.mark);
      const found = opened.get(one.name) ?? (kept && ([one.mark, kept] as const));
      return found ? [found] : [];
    }),
  );
}

async function loadTiers(db: Database, site: Site): Promise<ReadonlyMap<string, ApprovalTier[]>> {
  const rows = await db
    .site(site.id)
    .query<{ collection: string; tiers: ApprovalTier[] }>(
      'select collection, tiers from approval_tiers where site_id = current_site()',
    );
  return new Map(rows.map(({ collection, tiers }) => [collection, tiers]));
}

/** A collection with the tiers of approval of this site. Tiers that its declaration does not know any more count no longer. */
function applyTiers(one: StoredCollection, decided: ReadonlyMap<string, ApprovalTier[]>): StoredCollection {
  const { schema, core } = one.collection;
  const tiers = decided.get(one.collection.name);
  const rule = schema['x-approval'];
  if (!tiers || !rule || checkOwnTiers(rule, tiers).length > 0) return one;
  const collection = compileCollection(withTiers(schema, tiers), { table: one.table, core });
  return { ...one, ...storeIn(collection, one.table), declaredApproval: rule };
}

/** Collections as they are found by their names. `all` has those of disabled plugins, too. */
export function nameCollections(known: StoredCollection[], all: StoredCollection[]): SiteCollections {
  const feeds = listFeeds(all);
  const byRelated = Map.groupBy(feeds, ({ related }) => related);
  const byName = new Map<string, StoredCollection>();
  const add = (name: string, one: StoredCollection) => byName.has(name) || byName.set(name, one);
  for (const one of known) add(one.collection.name, one);
  // Names first: an alias of a collection never hides the name of another.
  for (const one of known) for (const alias of one.collection.schema['x-aliases'] ?? []) add(alias, one);
  return {
    get: (name) => byName.get(name),
    serving: (service) => findServing(known, service),
    all: () => known,
    feeds,
    ranks: rankCollections(feeds),
    fedBy: (related) => byRelated.get(related) ?? noFeeds,
  };
}

/** A collection that a site defines itself serves only that site. */
function findServing(known: StoredCollection[], service: CoreService): StoredCollection | undefined {
  return known.find(({ collection, plugin }) => plugin !== undefined && collection.schema['x-serves'] === service);
}

/** A collection that a site has defined itself. */
export function openSiteCollection(row: CollectionRow): StoredCollection {
  const collection = compileCollection(row.schema, { table: row.table_name });
  return {
    ...storeIn(collection, collection.table),
    machine: row.machine ? defineRecordMachine(row.machine) : undefined,
  };
}

export function toTableShape({ collection, table }: StoredCollection): TableShape {
  const renamed = [...collection.fields.values()].flatMap(({ name, schema }) =>
    (schema['x-was'] ?? []).map((from) => ({ from, to: name })),
  );
  const shape = { table, columns: [...collection.columns], search: [...collection.search] };
  return renamed.length > 0 ? { ...shape, renamed } : shape;
}

function storeIn(collection: Collection, table: string): Pick<StoredCollection, 'collection' | 'table' | 'source'> {
  const columns: NonNullable<QuerySource['columns']> = Object.fromEntries(
    collection.columns.map(({ field, name, type }) => [
      field,
      { name, type: type === 'double precision' ? 'number' : type },
    ]),
  );
  const search = collection.search;
  const measures = Object.fromEntries(
    [...collection.fields.values()].flatMap(({ name, schema }) => {
      const measure = findType(schema['x-type'])?.type.measure;
      return measure ? [[name, measure] as const] : [];
    }),
  );
  return {
    collection,
    table,
    source: {
      table,
      tenant: { column: 'site_id', value: 'current_site()' },
      columns,
      fields: collection.schema,
      measures,
      secret: collection.secrets,
      searchFields: search,
      searchColumn: search.length > 0 && !collection.core ? 'search_text' : undefined,
    },
  };
}

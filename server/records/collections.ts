import type { AnyStateMachine } from 'xstate';
import type { Collection } from '../../engine/collection/collection.ts';
import { compileCollection } from '../../engine/collection/compileCollection.ts';
import { defineRecordMachine, type MachineConfig } from '../../engine/machine/defineRecordMachine.ts';
import type { QuerySource } from '../../engine/query/querySource.ts';
import type { CollectionSchema, RecordCheck, Site } from '../../schemas/index.ts';
import type { Database } from '../db/database.ts';
import { activePlugins, type PluginRegistry } from '../plugins/pluginRegistry.ts';
import type { Queue } from '../queue/openQueue.ts';
import type { TableShape } from './tableSql.ts';

/** A collection as one site uses it: what the engine compiled, how it moves, where it is stored. */
export interface StoredCollection {
  collection: Collection;
  machine?: AnyStateMachine;
  table: string;
  source: QuerySource;
  check?: RecordCheck;
  /** The plugin that ships it; none for one defined at run time. */
  plugin?: string;
}

export interface SiteCollections {
  get(name: string): StoredCollection | undefined;
  all(): StoredCollection[];
}

export interface CollectionStore {
  /** What a site may use: the collections of its plugins and those defined on it. */
  of(site: Site): Promise<SiteCollections>;
  shipped: StoredCollection[];
  changed(siteId: string): Promise<void>;
}

interface CollectionRow {
  name: string;
  schema: CollectionSchema;
  machine: MachineConfig | null;
}

const changedTopic = 'collections.changed';

export async function createCollectionStore(options: {
  db: Database;
  queue: Queue;
  registry: PluginRegistry;
}): Promise<CollectionStore> {
  const { db, queue, registry } = options;
  const shipped = registry.plugins.flatMap((plugin) =>
    plugin.collections.map(({ schema, machine }): StoredCollection => {
      const collection = compileCollection(schema);
      const check = schema['x-check'] ? plugin.server?.checks?.[schema['x-check']] : undefined;
      return { ...storeIn(collection, collection.table), machine, check, plugin: plugin.manifest.id };
    }),
  );
  const cache = new Map<string, Promise<SiteCollections>>();
  await queue.subscribe(changedTopic, () => cache.clear());

  async function load(site: Site): Promise<SiteCollections> {
    const active = activePlugins(registry, site.plugins);
    const own = await db
      .site(site.id)
      .query<CollectionRow>(
        'select name, schema, machine from collection where site_id = current_site() order by name',
      );
    const known = [
      ...shipped.filter((one) => one.plugin !== undefined && active.has(one.plugin)),
      ...own.map((row) => openOwn(site.id, row)),
    ];
    const byName = new Map<string, StoredCollection>();
    const add = (name: string, one: StoredCollection) => byName.has(name) || byName.set(name, one);
    for (const one of known) add(one.collection.name, one);
    // Names first: what one collection is also called never stands before another one.
    for (const one of known) for (const alias of one.collection.schema['x-aliases'] ?? []) add(alias, one);
    return { get: (name) => byName.get(name), all: () => known };
  }

  return {
    shipped,
    of: (site) => {
      const key = `${site.id} ${site.plugins.join(' ')}`;
      const cached = cache.get(key);
      if (cached) return cached;
      const loading = load(site);
      if (cache.size > 2000) cache.clear();
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

function openOwn(siteId: string, row: CollectionRow): StoredCollection {
  const collection = compileCollection(row.schema, { table: ownTable(siteId, row.name) });
  return {
    ...storeIn(collection, collection.table),
    machine: row.machine ? defineRecordMachine(row.machine) : undefined,
  };
}

/** Two sites may define a collection of one name in two ways: each has a table of its own. */
export function ownTable(siteId: string, name: string): string {
  return `x_${siteId.replaceAll('-', '').slice(-16)}_${name}`.slice(0, 63);
}

export function toTableShape({ collection, table }: StoredCollection): TableShape {
  return { table, columns: [...collection.columns], search: [...collection.search] };
}

function storeIn(collection: Collection, table: string): Pick<StoredCollection, 'collection' | 'table' | 'source'> {
  const columns: NonNullable<QuerySource['columns']> = Object.fromEntries(
    collection.columns.map(({ field, name, type }) => [
      field,
      { name, type: type === 'double precision' ? 'number' : type },
    ]),
  );
  const search = collection.search;
  return {
    collection,
    table,
    source: {
      table,
      tenant: { column: 'site_id', value: 'current_site()' },
      columns,
      secret: collection.secrets,
      searchFields: search,
      searchColumn: search.length > 0 ? 'search_text' : undefined,
    },
  };
}

import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeScreenKey } from '../../../engine/layout/screen/screenKey.ts';
import { schemaMissing } from '../../../engine/record/recordErrors.ts';
import {
  type CollectionSchema,
  isJsonObject,
  type Json,
  type JsonObject,
  type Layout,
  type OwnRole,
  type PluginManifest,
} from '../../../schemas/index.ts';
import { findPattern } from '../../records/numbers/findPattern.ts';
import type { Records } from '../../records/openRecords.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import { siteRoles } from '../../sites/siteRoles.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { describePlugin, type PluginParts } from './describePlugin.ts';
import { readSamples } from './readSamples.ts';

interface Wanted {
  /** The collections to take along; what they refer to of the site's own comes too. */
  names: readonly string[];
  id: string;
  /** How many records of each go along as samples. */
  records: number;
}

interface OwnCollection {
  name: string;
  schema: CollectionSchema;
  machine: JsonObject | null;
}

/** Collections that a site defined itself, as the files of a plugin folder that a developer continues. */
export async function packPlugin(app: PageParts, visit: Visit, wanted: Wanted): Promise<Map<string, string>> {
  const own = await visit.db.query<OwnCollection>(
    'select name, schema, machine from collection where site_id = current_site() order by name',
  );
  const missing = wanted.names.find((name) => !own.some((one) => one.name === name));
  if (missing !== undefined) throw schemaMissing({ t: missing });
  const taken = withReferred(wanted.names, own);
  const records = await openVisitRecords(app, visit);
  const parts: PluginParts = {
    id: wanted.id,
    collections: taken,
    roles: listRoles(app, visit, taken),
    requires: listRequired(records, taken),
    patterns: await readPatterns(records, taken),
    flowStarts: listFlowStarts(taken),
    screens: await readScreens(visit, taken),
    samples: await readSamples(records, taken, wanted.records),
  };
  return describePlugin(parts);
}

/** The files of a folder as an archive, below one folder. */
export function zipFolder(folder: string, files: ReadonlyMap<string, string>): Readable {
  const zip = new ZipFile();
  for (const [path, text] of files) zip.addBuffer(Buffer.from(text), `${folder}/${path}`);
  zip.end();
  return Readable.from(zip.outputStream);
}

function withReferred(names: readonly string[], own: readonly OwnCollection[]): OwnCollection[] {
  const taken = new Set(names);
  for (const name of taken) {
    const one = own.find((other) => other.name === name);
    const named = one ? collectValues([one.schema as unknown as Json, one.machine], namingKeys) : [];
    for (const other of named) if (own.some((known) => known.name === other)) taken.add(other);
  }
  return own.filter(({ name }) => taken.has(name));
}

/** Keys under which a schema or machine names another collection. */
const namingKeys = new Set(['x-ref', 'collection', 'create', 'createFrom', 'in']);

/** The texts that stand anywhere below under one of the keys. */
function collectValues(value: Json | undefined, keys: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => collectValues(item, keys));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && keys.has(key) ? [inner] : collectValues(inner, keys),
  );
}

/** Roles that the site made itself and whose rights concern the collections, with these rights alone. */
function listRoles({ registry }: PageParts, { site }: Visit, taken: readonly OwnCollection[]): OwnRole[] {
  const isTaken = ({ collection }: { collection: string }) => taken.some(({ name }) => name === collection);
  return [...siteRoles(registry, site).values()].flatMap(({ role, plugin }) => {
    const grants = (role.grants ?? []).filter(isTaken);
    const denies = (role.denies ?? []).filter(isTaken);
    if (plugin !== undefined || grants.length + denies.length === 0) return [];
    return [{ id: role.id, title: role.title, base: role.base, grants, denies }];
  });
}

/** The plugins whose collections are referred to, so that they are on wherever this one is. */
function listRequired({ context }: Records, taken: readonly OwnCollection[]): string[] {
  const named = collectValues(JSON.parse(JSON.stringify(taken)), namingKeys);
  const plugins = named.flatMap((name) => context.collections.get(name)?.plugin ?? []);
  return [...new Set(plugins)].toSorted();
}

/** The patterns of the numbers that the collections draw; one that a plugin declares comes from there. */
async function readPatterns(
  { context }: Records,
  taken: readonly OwnCollection[],
): Promise<NonNullable<PluginManifest['numberPatterns']>> {
  const keys = taken.flatMap(({ schema }) =>
    Object.values(schema.properties).flatMap(({ 'x-sequence': sequence }) =>
      sequence === undefined ? [] : typeof sequence === 'string' ? sequence : sequence.module,
    ),
  );
  const found = await Promise.all(
    [...new Set(keys)].map(async (key) => {
      if (context.app.numberPatterns.has(key)) return [];
      const { pattern, validation } = await findPattern(context, context.db, key);
      const { timeZone: _, ...declared } = pattern;
      return [[key, { ...declared, ...(validation && { validation }) }] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

function listFlowStarts(taken: readonly OwnCollection[]): NonNullable<PluginManifest['flowStarts']> {
  const names = taken.flatMap(({ machine }) => collectValues(machine, new Set(['flow'])));
  return Object.fromEntries([...new Set(names)].map((name) => [name, { th: name, en: name }]));
}

/** Screens of the collections that the site changed, as layouts of the plugin. */
async function readScreens(visit: Visit, taken: readonly OwnCollection[]): Promise<PluginParts['screens']> {
  const kinds = ['list', 'form', 'detail'] as const;
  const keys = taken.flatMap(({ name }) => kinds.map((kind) => [writeScreenKey(kind, name), { name, kind }] as const));
  const rows = await visit.db.query<{ key: string; layout: Layout }>(
    `select key, published as layout from layout
     where site_id = current_site() and deleted_at is null and published is not null and key = any($1)`,
    [keys.map(([key]) => key)],
  );
  return rows.flatMap(({ key, layout }) => {
    const found = keys.find(([known]) => known === key)?.[1];
    return found ? [{ ...found, layout } satisfies PluginParts['screens'][number]] : [];
  });
}

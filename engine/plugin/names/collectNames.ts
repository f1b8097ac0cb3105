import {
  type CollectionSchema,
  type FieldSchema,
  formSettings,
  isJsonObject,
  type PluginManifest,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import type { Collection } from '../../collection/compiled/collection.ts';
import { coreNames } from '../../collection/terms/collectionNames.ts';
import { builtInChecks } from '../../collection/validate/builtInChecks.ts';
import type { NamedCollection, NamedDocument } from '../../rule/action/checkNames.ts';
import { coreEffects, messageEffect } from '../../rule/action/coreEffects.ts';
import type { DescribedCollection, DescribedPlugin, NameKind } from './describedPlugin.ts';
import { tryCompile } from './tryCompile.ts';

/** What the plugins of a server add, by name; the first plugin with a name owns it. */
export interface KnownNames {
  plugins: ReadonlySet<string>;
  collections: ReadonlyMap<string, DescribedCollection>;
  /** By type and by alias; promised ones have no definition yet. */
  widgets: ReadonlyMap<string, WidgetDefinition | undefined>;
  /** A collection of a plugin that can be read. */
  find(name: string): NamedCollection | undefined;
  /** What plugins, and forms, have in the settings of a layout. */
  settings: ReadonlySet<string>;
  /** The names of a kind. */
  of(kind: NameKind): ReadonlySet<string>;
  /** The documents of a collection. */
  documents(collection: string): readonly NamedDocument[];
  /** The id of the plugin that owns a name. */
  owner(kind: NameKind, name: string): string | undefined;
  /** Names of this kind could not be read, so an unknown one may be right. */
  isUnsure(kind: NameKind): boolean;
  /** The same names for one plugin, which is unsure of its own and of those of the plugins it requires. */
  seenBy(plugin: string): KnownNames;
}

/** The names of plugins in their order, those of faulty ones included: their data is stored under them; with those of `icons`. */
export function collectNames(plugins: readonly DescribedPlugin[], icons: readonly string[] = []): KnownNames {
  const owners = new Map<NameKind, Map<string, string>>();
  const collections = new Map<string, DescribedCollection>();
  const widgets = new Map<string, WidgetDefinition | undefined>();
  for (const plugin of plugins) {
    for (const [kind, name] of listNames(plugin)) {
      const named = owners.get(kind) ?? new Map<string, string>();
      owners.set(kind, named);
      if (!named.has(name)) named.set(name, plugin.manifest.id);
    }
    for (const collection of plugin.collections)
      if (!collections.has(collection.folder)) collections.set(collection.folder, collection);
    for (const { definition } of plugin.widgets)
      for (const type of [definition.type, ...(definition.aliases ?? [])])
        if (!widgets.has(type)) widgets.set(type, definition);
  }
  for (const type of plugins.flatMap(({ manifest }) => manifest.coming ?? []))
    if (!widgets.has(type)) widgets.set(type, undefined);
  const documents = Map.groupBy(plugins.flatMap(listDocuments), ({ collection }) => collection);
  const byId = new Map(plugins.map((plugin) => [plugin.manifest.id, plugin]));
  const core: Partial<Record<NameKind, readonly string[]>> = {
    collection: coreNames,
    check: Object.keys(builtInChecks),
    effect: [messageEffect],
    icon: icons,
  };
  const isUnknown = (kind: NameKind) => kind === 'icon' && icons.length === 0;
  const names: KnownNames = {
    plugins: new Set(plugins.map(({ manifest }) => manifest.id)),
    collections,
    widgets,
    settings: new Set([...Object.keys(formSettings), ...plugins.flatMap(({ manifest }) => listSettings(manifest))]),
    find: (name) => compile(collections.get(name)),
    of: (kind) => new Set([...(owners.get(kind)?.keys() ?? []), ...(core[kind] ?? [])]),
    documents: (name) => documents.get(name) ?? [],
    owner: (kind, name) =>
      kind === 'effect' && coreEffects.some((core) => core === name) ? 'sala' : owners.get(kind)?.get(name),
    isUnsure: isUnknown,
    seenBy: (id) => {
      const unread = new Set(listRequired(id, byId).flatMap((one) => byId.get(one)?.unread ?? []));
      return { ...names, isUnsure: (kind) => isUnknown(kind) || unread.has(kind) };
    },
  };
  return names;
}

function compile(described: DescribedCollection | undefined): NamedCollection | undefined {
  const collection = described && (tryRead(described.schema) ?? tryRead(keepNames(described.schema)));
  return collection && { collection, machine: described.machine };
}

function tryRead(schema: CollectionSchema): Collection | undefined {
  const compiled = tryCompile(schema);
  return Array.isArray(compiled) ? undefined : compiled;
}

/** What others name of a faulty collection: with its faults told, theirs need no others that are none. */
function keepNames(schema: CollectionSchema): CollectionSchema {
  const { name, properties } = schema;
  const named = (isJsonObject(properties) ? Object.entries(properties) : []).map(
    ([field, own]): [string, FieldSchema] => {
      const {
        type,
        format,
        items,
        properties: inner,
        'x-ref': reference,
      } = isJsonObject(own) ? (own as FieldSchema) : {};
      return [
        field,
        {
          ...(type && { type }),
          ...(format && { format }),
          ...(items && { items }),
          ...(inner && { properties: inner }),
          ...(reference && { 'x-ref': reference }),
        },
      ];
    },
  );
  return { name, title: { th: name, en: name }, type: 'object', properties: Object.fromEntries(named) };
}

function listSettings({ forms = {} }: PluginManifest): string[] {
  const parts = [forms, ...Object.values(forms.steps ?? {})];
  return parts.flatMap(({ settings = {} }) => Object.keys(settings));
}

function listDocuments({ documents }: DescribedPlugin) {
  return documents.map(({ folder, declaration: { collection, lines } }) => ({
    ...{ name: folder, collection, lines: lines?.field },
  }));
}

/** A plugin and all that it requires, through others too. */
function listRequired(id: string, plugins: ReadonlyMap<string, DescribedPlugin>): string[] {
  const required = new Set([id]);
  for (const one of required) for (const next of plugins.get(one)?.manifest.requires ?? []) required.add(next);
  return [...required];
}

/** Every name that a plugin claims. */
export function listNames(plugin: DescribedPlugin): [NameKind, string][] {
  const { manifest, collections, widgets, controls, documents, server, sections } = plugin;
  const keys = (kind: NameKind, part: object | undefined) =>
    Object.keys(part ?? {}).map((name) => [kind, name] as const);
  const claimed: (readonly [NameKind, string])[] = [
    ...collections.map(({ folder }) => ['collection', folder] as const),
    ...widgets.flatMap(({ definition: { type, aliases = [] } }) =>
      [type, ...aliases].map((name) => ['widget', name] as const),
    ),
    ...controls.map(({ name }) => ['control', name] as const),
    ...documents.map(({ folder }) => ['document', folder] as const),
    ...(manifest.routes ?? []).map(({ path }) => ['route', path] as const),
    ...(manifest.counters ?? []).map(({ name }) => ['counter', name] as const),
    ...(manifest.ownRoles ?? []).map(({ id }) => ['role', id] as const),
    ...keys('effect', server?.effects),
    ...keys('effect', server?.operations),
    ...keys('check', server?.checks),
    ...keys('formStep', server?.formSteps),
    ...keys('sequence', server?.numberPatterns),
    ...keys('flowStart', manifest.flowStarts),
    ...Object.keys(server?.flowSteps ?? {}).map((name) => ['flowStep', `${manifest.id}.${name}`] as const),
    ...Object.keys(sections).map((name) => ['section', `${manifest.id}/${name}`] as const),
    ...Object.keys(server?.sources ?? {}).map((name) => ['source', `${manifest.id}.${name}`] as const),
  ];
  return claimed.map(([kind, name]) => [kind, String(name)]);
}

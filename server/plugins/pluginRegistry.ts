import { writeWidgetType } from '../../engine/layout/writeWidgetType.ts';
import type { DescribedDocument } from '../../engine/plugin/names/describedPlugin.ts';
import type { Layout, PluginManifest, WidgetDefinition } from '../../schemas/index.ts';
import type { LeftOutPlugin } from './leaveOutFaulty.ts';
import type { LoadedCollection, LoadedPlugin, LoadedWidget } from './loadedPlugin.ts';

/** Everything the loaded plugins add, by name. What a site may use depends on its enabled plugins. */
export interface PluginRegistry {
  plugins: LoadedPlugin[];
  /** Those with a fault: nothing of them is available, and their stored data stays. */
  leftOut: readonly LeftOutPlugin[];
  plugin(id: string): LoadedPlugin | undefined;
  /** By type or by one of its aliases. */
  widget(type: string): LoadedWidget | undefined;
  /** The plugin that will provide the widget of a type; types may contain spaces. */
  coming(type: string): PluginManifest | undefined;
  definitions(): WidgetDefinition[];
  collection(name: string): { plugin: LoadedPlugin; collection: LoadedCollection } | undefined;
  /** A document by its name. */
  document(name: string): RegisteredDocument | undefined;
  /** The documents of a collection; the one that is called like it, such as the invoice of invoices, is the first. */
  documentsOf(collection: string): readonly RegisteredDocument[];
  /** A shipped layout by its key, `plugin/name`. */
  layout(key: string): Layout | undefined;
}

export interface RegisteredDocument extends DescribedDocument {
  plugin: string;
}

export function createPluginRegistry(plugins: LoadedPlugin[], leftOut: readonly LeftOutPlugin[] = []): PluginRegistry {
  const byId = new Map(plugins.map((plugin) => [plugin.manifest.id, plugin]));
  const widgets = new Map<string, LoadedWidget>();
  const collections = new Map<string, { plugin: LoadedPlugin; collection: LoadedCollection }>();
  for (const plugin of plugins) {
    for (const widget of plugin.widgets)
      for (const type of [widget.definition.type, ...(widget.definition.aliases ?? [])])
        if (!widgets.has(type)) widgets.set(type, widget);
    for (const collection of plugin.collections) collections.set(collection.schema.name, { plugin, collection });
  }
  const definitions = [...new Set(widgets.values())].map((widget) => widget.definition);
  const documents = plugins.flatMap(({ manifest, documents }) =>
    documents.map((document) => ({ ...document, plugin: manifest.id })),
  );
  return {
    plugins,
    leftOut,
    document: (name) => documents.find(({ folder }) => folder === name),
    documentsOf: (collection) =>
      documents
        .filter(({ declaration }) => declaration.collection === collection)
        .sort((a, b) => rateDocument(b.folder, collection) - rateDocument(a.folder, collection)),
    plugin: (id) => byId.get(id),
    widget: (type) => widgets.get(type),
    coming: (type) => plugins.find(({ manifest }) => manifest.coming?.includes(writeWidgetType(type)))?.manifest,
    definitions: () => definitions,
    collection: (name) => collections.get(name),
    layout: (key) => {
      const slash = key.indexOf('/');
      return byId.get(key.slice(0, slash))?.layouts[key.slice(slash + 1)];
    },
  };
}

/** Whether a site may use a plugin: it and all that it requires are in the list. Core plugins always are; without a list all are. */
export function isPluginAllowed(registry: PluginRegistry, id: string, allowed: readonly string[] | undefined): boolean {
  if (!allowed) return true;
  return [...activePlugins(registry, [id])].every(
    (one) => registry.plugin(one)?.manifest.core === true || allowed.includes(one),
  );
}

/** The plugins a site uses: those turned on, core plugins, and the plugins they require. */
export function activePlugins(registry: PluginRegistry, enabled: string[]): Set<string> {
  const active = new Set<string>();
  const add = (id: string) => {
    const plugin = registry.plugin(id);
    if (!plugin || active.has(id)) return;
    active.add(id);
    for (const required of plugin.manifest.requires ?? []) add(required);
  };
  for (const plugin of registry.plugins) if (plugin.manifest.core) add(plugin.manifest.id);
  for (const id of enabled) add(id);
  return active;
}

function rateDocument(document: string, collection: string): number {
  return document === collection ? 2 : Number(document.startsWith(collection));
}

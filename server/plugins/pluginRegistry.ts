import type { Layout, WidgetDefinition } from '../../schemas/index.ts';
import type { LoadedCollection, LoadedPlugin, LoadedWidget } from './loadedPlugin.ts';

/** Everything the loaded plugins add, found by name. Which of it a site may use depends on the plugins it has on. */
export interface PluginRegistry {
  plugins: LoadedPlugin[];
  plugin(id: string): LoadedPlugin | undefined;
  /** By type or by one of its aliases. */
  widget(type: string): LoadedWidget | undefined;
  definitions(): WidgetDefinition[];
  collection(name: string): { plugin: LoadedPlugin; collection: LoadedCollection } | undefined;
  /** A shipped layout by its key, `plugin/name`. */
  layout(key: string): Layout | undefined;
}

export function createPluginRegistry(plugins: LoadedPlugin[]): PluginRegistry {
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
  return {
    plugins,
    plugin: (id) => byId.get(id),
    widget: (type) => widgets.get(type),
    definitions: () => definitions,
    collection: (name) => collections.get(name),
    layout: (key) => {
      const slash = key.indexOf('/');
      return byId.get(key.slice(0, slash))?.layouts[key.slice(slash + 1)];
    },
  };
}

/** The plugins a site uses: those turned on, those that are part of the house, and what they require. */
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

import { joinSections } from '../../../engine/layout/blocks/joinSections.ts';
import { markExamples } from '../../../engine/layout/blocks/markExamples.ts';
import { collectRequests } from '../../../engine/layout/reading/collectRequests.ts';
import { listObjects } from '../../../engine/layout/walkLayout.ts';
import type { Layout, ReadyMadeKind, ReadyMadeList } from '../../../schemas/index.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { activePlugins, type PluginRegistry } from '../../plugins/pluginRegistry.ts';

/** The ready-made sections and whole pages of which a site with these plugins has every part. */
export function listReadyMade(registry: PluginRegistry, enabled: string[]): Omit<ReadyMadeList, 'blocks'> {
  const active = activePlugins(registry, enabled);
  const plugins = registry.plugins.filter(({ manifest }) => active.has(manifest.id));
  const offered = (kind: 'section' | 'template', name: string) =>
    findReadyMade(registry, enabled, kind, name) !== undefined;
  return {
    sections: plugins.flatMap(({ manifest, sections }) =>
      Object.entries(sections).flatMap(([key, { title, category, keywords }]) => {
        const name = `${manifest.id}/${key}`;
        return offered('section', name) ? [{ name, title, category, keywords }] : [];
      }),
    ),
    templates: plugins
      .flatMap(({ manifest, templates }) =>
        Object.entries(templates).flatMap(([key, { title, description, keywords, page, suits }]) => {
          const name = `${manifest.id}/${key}`;
          const place = placeOf(suits, active);
          return offered('template', name) ? [{ place, name, title, description, keywords, page }] : [];
        }),
      )
      .sort((one, other) => one.place - other.place)
      .map(({ place, ...template }) => template),
  };
}

/** Written for what this site does, for any site, for another. */
function placeOf(suits: string | undefined, active: ReadonlySet<string>): number {
  if (suits === undefined) return 1;
  return active.has(suits) ? 0 : 2;
}

/** The layout of a section or template; undefined where the site lacks a plugin that it uses. */
export function findReadyMade(
  registry: PluginRegistry,
  enabled: string[],
  kind: Exclude<ReadyMadeKind, 'block'>,
  name: string,
): Layout | undefined {
  const { plugin, key } = readName(registry, name);
  if (!plugin) return undefined;
  const layout = kind === 'section' ? readSection(plugin, key) : readTemplate(registry, plugin, key);
  const active = activePlugins(registry, enabled);
  return layout && listUsed(registry, plugin, layout).every((id) => active.has(id)) ? layout : undefined;
}

function readSection({ sections }: LoadedPlugin, key: string): Layout | undefined {
  const section = Object.hasOwn(sections, key) ? sections[key] : undefined;
  return section && { version: 1, kind: 'page', settings: {}, rows: markExamples(section.rows, section.replace) };
}

function readTemplate(registry: PluginRegistry, plugin: LoadedPlugin, key: string): Layout | undefined {
  const template = Object.hasOwn(plugin.templates, key) ? plugin.templates[key] : undefined;
  return (
    template &&
    joinSections(template, plugin.manifest.id, (name) => {
      const owner = readName(registry, name);
      return owner.plugin?.sections[owner.key];
    })
  );
}

function readName(registry: PluginRegistry, name: string): { plugin: LoadedPlugin | undefined; key: string } {
  const slash = name.indexOf('/');
  return { plugin: registry.plugin(name.slice(0, slash)), key: name.slice(slash + 1) };
}

/** The plugins whose widgets, collections and data sources a layout uses, and the one that ships it. */
function listUsed(registry: PluginRegistry, { manifest }: LoadedPlugin, layout: Layout): string[] {
  const widgets = listObjects(layout).flatMap(({ type }) => registry.widget(type)?.plugin ?? []);
  const asked = collectRequests(layout, (type) => registry.widget(type)?.definition);
  const read = Object.values(asked).flatMap((requests) =>
    Object.values(requests).flatMap((request) =>
      'source' in request
        ? (request.source.split('.', 1)[0] ?? [])
        : (registry.collection(request.collection)?.plugin.manifest.id ?? []),
    ),
  );
  return [...new Set([manifest.id, ...widgets, ...read])];
}

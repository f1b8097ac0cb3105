import type { SiteKind } from '../../../schemas/index.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { activePlugins, type PluginRegistry } from '../../plugins/pluginRegistry.ts';

/** The plugins that a demo site of a kind has on. */
export function listActive(registry: PluginRegistry, kind: SiteKind): LoadedPlugin[] {
  const active = activePlugins(registry, listKindPlugins(registry, kind));
  return registry.plugins.filter(({ manifest }) => active.has(manifest.id));
}

export function listKindPlugins({ plugins }: PluginRegistry, kind: SiteKind): string[] {
  return plugins.flatMap(({ manifest }) => (manifest.kinds?.includes(kind) ? [manifest.id] : []));
}

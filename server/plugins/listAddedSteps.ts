import type { Site } from '../../schemas/index.ts';
import type { AddedStep } from './door/flowStep.ts';
import { activePlugins, type PluginRegistry } from './pluginRegistry.ts';

/** The steps that the plugins of a site add to flows, by their codes. */
export function listAddedSteps(registry: PluginRegistry, site: Pick<Site, 'plugins'>): Record<string, AddedStep> {
  const active = activePlugins(registry, site.plugins);
  return Object.fromEntries(
    registry.plugins
      .filter(({ manifest }) => active.has(manifest.id))
      .flatMap(({ manifest: { id }, server }) =>
        Object.entries(server?.flowSteps ?? {}).map(([name, step]) => [`${id}.${name}`, step] as const),
      ),
  );
}

import type { Logger } from 'pino';
import type { Assets } from '../pages/assets/assets.ts';
import { leaveOutFaulty } from '../plugins/leaveOutFaulty.ts';
import { type LoadedPlugins, logLeftOut } from '../plugins/loadPlugins.ts';
import { createPluginRegistry, type PluginRegistry } from '../plugins/pluginRegistry.ts';

/** The plugins that are sound and whose views could be built; the others with their faults. */
export function openRegistry(loaded: LoadedPlugins, { broken }: Assets, log: Logger): PluginRegistry {
  const built = leaveOutFaulty(loaded.plugins, ({ manifest }) => broken[manifest.id] ?? []);
  for (const plugin of built.leftOut) logLeftOut(log, plugin);
  return createPluginRegistry(built.plugins, [...loaded.leftOut, ...built.leftOut]);
}

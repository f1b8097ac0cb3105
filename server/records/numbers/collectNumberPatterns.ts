import type { ShippedPattern } from '../../plugins/door/numberPattern.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';

/** The patterns that plugins ship, by key. */
export function collectNumberPatterns(plugins: LoadedPlugin[]): Map<string, ShippedPattern> {
  return new Map(plugins.flatMap(({ server }) => Object.entries(server?.numberPatterns ?? {})));
}

import type { NumberPattern } from '../../engine/numbering/nextNumber.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';

/** The patterns that plugins ship, by key. */
export function collectNumberPatterns(plugins: LoadedPlugin[]): Map<string, NumberPattern> {
  return new Map(plugins.flatMap(({ server }) => Object.entries(server?.numberPatterns ?? {})));
}

import type { NumberPattern } from '../../engine/numbering/nextNumber.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';

/** A pattern as a plugin ships it. */
export interface ShippedPattern extends NumberPattern {
  /** Of several patterns the first of a module speaks for it. */
  module?: string;
  /** What codes must look like, where more than this pattern is accepted. */
  validation?: string;
}

/** The patterns that plugins ship, by key. */
export function collectNumberPatterns(plugins: LoadedPlugin[]): Map<string, ShippedPattern> {
  return new Map(plugins.flatMap(({ server }) => Object.entries(server?.numberPatterns ?? {})));
}

import type { JsonObject } from '../../schemas/index.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import type { Records } from '../records/openRecords.ts';

/** What an effect is given. It writes through `records`, in the transaction that also marks it done. */
export interface EffectContext {
  siteId: string;
  /** The same for every try of this effect; for calls to the outside that must not happen twice. */
  key: string;
  collection: string;
  recordId: string;
  payload: JsonObject;
  /** When the change that caused it happened. */
  at: string;
  records: Records;
}

export type EffectHandler = (context: EffectContext) => Promise<JsonObject | undefined>;

/** The effects of all plugins by name; a name given twice is a mistake in the later plugin. */
export function collectEffects(plugins: LoadedPlugin[]): Map<string, EffectHandler> {
  const effects = new Map<string, EffectHandler>();
  for (const { manifest, server } of plugins)
    for (const [name, handler] of Object.entries(server?.effects ?? {})) {
      if (effects.has(name)) throw new Error(`plugin ${manifest.id}: effect "${name}" exists already`);
      effects.set(name, handler);
    }
  return effects;
}

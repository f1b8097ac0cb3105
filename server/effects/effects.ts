import type { Json, JsonObject } from '../../schemas/index.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import type { Records } from '../records/openRecords.ts';

/** What an effect is given. It writes through `records`, in the transaction that also marks it done. */
export interface EffectContext {
  siteId: string;
  /** The same for every try of this effect; for calls to the outside that must not happen twice. */
  key: string;
  collection: string;
  recordId: string;
  /** The record that set it off, as it is now. */
  record: JsonObject;
  payload: JsonObject;
  /** When the change that caused it happened. */
  at: string;
  records: Records;
}

/** Shown on the record; `{ skipped: why }` where there was nothing to do. */
export type EffectResult = { [name: string]: Json | undefined };

export type EffectHandler = (context: EffectContext) => Promise<EffectResult | undefined>;

/** An effect that a person or a flow asks for by name, once a record. */
export interface Operation {
  /** The collections whose records it may be asked of. */
  on: string[];
  handle: EffectHandler;
}

export interface RegisteredEffect {
  plugin: string;
  handle: EffectHandler;
  /** Where it may be asked for; an effect of a machine may not. */
  on?: string[];
}

/** The effects of all plugins by name; a name given twice is a mistake in the later plugin. */
export function collectEffects(plugins: LoadedPlugin[]): Map<string, RegisteredEffect> {
  const effects = new Map<string, RegisteredEffect>();
  for (const { manifest, server } of plugins) {
    const add = (name: string, effect: RegisteredEffect) => {
      if (effects.has(name)) throw new Error(`plugin ${manifest.id}: effect "${name}" exists already`);
      effects.set(name, effect);
    };
    for (const [name, handle] of Object.entries(server?.effects ?? {})) add(name, { plugin: manifest.id, handle });
    for (const [name, operation] of Object.entries(server?.operations ?? {}))
      add(name, { plugin: manifest.id, ...operation });
  }
  return effects;
}

import type { Json, JsonObject } from '../../../schemas/index.ts';
import type { PluginContext } from './pluginContext.ts';

/** The input of an effect. It writes through `records`, in the transaction that also marks it done. */
export interface EffectContext extends PluginContext {
  /** Idempotency key: the same for every try of this effect; for external calls. */
  key: string;
  collection: string;
  recordId: string;
  /** The record that triggered it, in its current state. */
  record: JsonObject;
  payload: JsonObject;
  /** When the triggering change happened. */
  at: string;
}

/** Shown on the record; `{ skipped: why }` where there was nothing to do. */
export type EffectResult = { [name: string]: Json | undefined };

export type EffectHandler = (context: EffectContext) => Promise<EffectResult | undefined>;

/** An effect that a person or a flow requests by name, once per record. */
export interface Operation {
  /** The collections whose records it applies to. */
  on: string[];
  handle: EffectHandler;
}

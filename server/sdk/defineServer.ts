import type { NumberPattern } from '../../engine/numbering/nextNumber.ts';
import type { JsonObject, RecordCheck } from '../../schemas/index.ts';
import type { EffectHandler, Operation } from '../effects/effects.ts';

/** What a data source is given; never a global. */
export interface SourceContext {
  siteId: string;
  userId: string | null;
  role: string;
  params: JsonObject;
}

/** The server side of a plugin: one typed map, so everything a plugin can add is readable here. */
export interface ServerPlugin {
  /** Named reads for widgets (`{ source: 'site.menu' }`). */
  sources?: Record<string, (context: SourceContext) => Promise<unknown>>;
  /** What happens after a record entered a state; named by machines, run by the worker, tried again when it fails. */
  effects?: Record<string, EffectHandler>;
  /** Effects that no machine names: people and flows ask for them by name. */
  operations?: Record<string, Operation>;
  /** Pure rules that JSON Schema cannot say, named by `x-check`. */
  checks?: Record<string, RecordCheck>;
  /** How numbers are made where a site has not decided otherwise, by the key that `x-sequence` names. */
  numberPatterns?: Record<string, NumberPattern>;
}

/** Types the server side of a plugin without changing it. */
export function defineServer(server: ServerPlugin): ServerPlugin {
  return server;
}

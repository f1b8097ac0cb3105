import type { RecordCheck } from '../../../schemas/index.ts';
import type { EffectHandler, Operation } from './effect.ts';
import type { AddedStep } from './flowStep.ts';
import type { FormStep } from './formStep.ts';
import type { ShippedPattern } from './numberPattern.ts';
import type { SourceContext } from './pluginContext.ts';
import type { PublicRecords } from './publicRecords.ts';

/** The server side of a plugin: one typed map with everything a plugin can add. */
export interface ServerPlugin {
  /** Named data sources for widgets (`{ source: 'site.menu' }`). */
  sources?: Record<string, (context: SourceContext) => Promise<unknown>>;
  /** Effects of transitions; named by machines, run by the worker, retried on failure. */
  effects?: Record<string, EffectHandler>;
  /** Operations: effects that no machine names, requested by people and flows by name. */
  operations?: Record<string, Operation>;
  /** Form steps, by the name in the form's setting `next`; run in the form's transaction. */
  formSteps?: Record<string, FormStep>;
  /** Kinds of steps of flows, which definitions name `plugin.name`. */
  flowSteps?: Record<string, AddedStep>;
  /** Pure rules that JSON Schema cannot express, named by `x-check`. */
  checks?: Record<string, RecordCheck>;
  /** Collections whose records have public pages: sitemap, search results, previews and feed. */
  publicRecords?: Record<string, PublicRecords>;
  /** Default numbering patterns, by the key in `x-sequence`. */
  numberPatterns?: Record<string, ShippedPattern>;
}

/** Types the server side of a plugin without changing it. */
export function defineServer(server: ServerPlugin): ServerPlugin {
  return server;
}

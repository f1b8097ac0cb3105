import type { Json, JsonObject, Language, RecordCheck } from '../../schemas/index.ts';
import type { HouseQuestion } from '../asking/houseQuestion.ts';
import type { EffectHandler, Operation } from '../effects/effects.ts';
import type { FormStep } from '../forms/formStep.ts';
import type { LayoutStore } from '../layouts/layoutStore.ts';
import type { ShippedPattern } from '../records/collectNumberPatterns.ts';
import type { Records } from '../records/openRecords.ts';
import type { PublicRecords } from '../seo/publicRecords.ts';

/** What a data source is given; never a global. */
export interface SourceContext {
  siteId: string;
  userId: string | null;
  role: string;
  language: Language;
  /** Parameters of the route, of the address and of the request. */
  params: JsonObject;
  /** Records as this visitor may use them. */
  records: Records;
  /** What the house itself answers, as its own call would: under the rights of whoever visits, with its refusals. */
  ask(question: HouseQuestion, params?: JsonObject): Promise<Json>;
  /** Layouts that this site stored. */
  listLayouts(): ReturnType<LayoutStore['list']>;
}

/** The server side of a plugin: one typed map, so everything a plugin can add is readable here. */
export interface ServerPlugin {
  /** Named reads for widgets (`{ source: 'site.menu' }`). */
  sources?: Record<string, (context: SourceContext) => Promise<unknown>>;
  /** What happens after a record entered a state; named by machines, run by the worker, tried again when it fails. */
  effects?: Record<string, EffectHandler>;
  /** Effects that no machine names: people and flows ask for them by name. */
  operations?: Record<string, Operation>;
  /** What may follow a form that was sent, by the name that its setting `next` says; in the same transaction. */
  formSteps?: Record<string, FormStep>;
  /** Pure rules that JSON Schema cannot say, named by `x-check`. */
  checks?: Record<string, RecordCheck>;
  /** Collections whose records have a page each that anybody may read: sitemap, search results, previews and feed. */
  publicRecords?: Record<string, PublicRecords>;
  /** How numbers are made where a site has not decided otherwise, by the key that `x-sequence` names. */
  numberPatterns?: Record<string, ShippedPattern>;
}

/** Types the server side of a plugin without changing it. */
export function defineServer(server: ServerPlugin): ServerPlugin {
  return server;
}

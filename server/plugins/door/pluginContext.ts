import type { Logger } from 'pino';
import type {
  EditingLevel,
  Json,
  JsonObject,
  Language,
  Layout,
  ScreenName,
  WidgetAddress,
} from '../../../schemas/index.ts';
import type { KeptRecords } from './keptRecords.ts';
import type { PluginRecords } from './pluginRecords.ts';

/** The context of every function of a plugin on the server. */
export interface PluginContext {
  site: { id: string; name: string; timeZone: string; language: Language; currency: string };
  now: Date;
  log: PluginLog;
  records: PluginRecords;
}

export type PluginLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** The visitor: `id` is null for somebody who is not signed in, whose role is `public`. */
export interface PluginPerson {
  id: string | null;
  role: string;
}

/** A layout that the site stored, as lists show it. */
export interface ListedLayout {
  key: string;
  title: Layout['settings']['title'] | null;
  version: number;
  publishedVersion: number | null;
  updated_at: string | null;
  /** What whoever asks may do with it in the builder. */
  may: EditingLevel;
}

/** The context of functions that run for a visitor; records are read and written with their rights. */
export interface CallerContext extends PluginContext {
  person: PluginPerson;
  language: Language;
  kept: KeptRecords;
  /** Makes one of Sala's own calls, by id: with the rights of the visitor, and its refusals. */
  ask(call: string, params?: JsonObject): Promise<Json>;
  /** The path of a page of a collection, where the visitor may open it. */
  pathOf(collection: string, screen: ScreenName, id?: string): string | undefined;
  /** The path of a collection's list with parameters of its address (`where`), where it is a list of all records. */
  listPath(collection: string, parameters: WidgetAddress): Promise<string | undefined>;
}

/** The input of a data source. */
export interface SourceContext extends CallerContext {
  /** Parameters of the route, of the URL and of the request. */
  params: JsonObject;
  /** Layouts that this site stored: of those that the visitor may not edit, what is published. */
  listLayouts(): Promise<ListedLayout[]>;
}

import type {
  ApprovalRule,
  Condition,
  CoreService,
  FieldSchema,
  JsonObject,
  RecordAction,
  StateMeta,
} from '../../../schemas/index.ts';

export interface PluginFind {
  filter?: Condition;
  sort?: JsonObject;
  page?: number;
  limit?: number;
  fields?: string[];
  expand?: string[];
  /** Fields whose values come in the words of the reader too, under `_titles`. */
  titles?: string[];
  search?: string;
}

export interface PluginList {
  data: JsonObject[];
  total: number;
  page: number;
  limit: number;
}

/** A collection as its reader may know it: without secret and unreadable fields. */
export interface CollectionDescription {
  name: string;
  title: string;
  fields: readonly FieldDescription[];
  required: readonly string[];
  /** Fields that identify a record, best first. */
  display: readonly string[];
  searchable: boolean;
  /** Whose approval its records need. */
  approval?: ApprovalRule;
  /** In the order of the machine; empty without one. */
  states: readonly StateDescription[];
}

export interface FieldDescription {
  name: string;
  title: string;
  schema: FieldSchema;
}

export interface StateDescription {
  name: string;
  title: string;
  tone?: StateMeta['tone'];
  /** The target states of its events. */
  next: readonly string[];
}

export interface CreateOptions {
  id?: string;
  once?: boolean;
  state?: string;
}

/**
 * The records of a site as a plugin may use them. Nothing else can be reached through it: no connection, no secret, no
 * other site.
 */
export interface PluginRecords {
  read(collection: string, id: string, options?: { expand?: string[]; titles?: string[] }): Promise<JsonObject>;
  find(collection: string, input: PluginFind): Promise<PluginList>;
  count(collection: string, input: PluginFind): Promise<number>;
  aggregate(collection: string, pipeline: unknown): Promise<JsonObject[]>;
  /** With `once`, a second creation with the same id returns the first. Only effects and form steps choose a state. */
  create(collection: string, data: JsonObject, options?: CreateOptions): Promise<{ record: JsonObject }>;
  update(
    collection: string,
    id: string,
    changes: JsonObject,
    options?: { version?: number },
  ): Promise<{ record: JsonObject }>;
  transition(
    collection: string,
    id: string,
    event: string,
    options?: { note?: string; version?: number; data?: JsonObject },
  ): Promise<{ record: JsonObject }>;
  /** The events that the actor may send to a record of a list shown to them. */
  events(collection: string, record: JsonObject): OfferedEvent[];
  /** Compares the roll-ups of a record, and of those that feed it, with what they are computed from, and corrects them. */
  recalculate(collection: string, id: string): Promise<{ compared: number; corrected: number }>;
  fieldType(collection: string, field: string): FieldSchema['type'];
  /** Undefined when this site has no such collection, or the actor may not read it. */
  describe(collection: string): CollectionDescription | undefined;
  may(collection: string, action: RecordAction): boolean;
  /** The name of the collection in which this site keeps something for the core. */
  serving(service: CoreService): string | undefined;
}

export interface OfferedEvent {
  event: string;
  to: string;
  title: string;
}

import type {
  ApprovalRule,
  Condition,
  CoreService,
  FieldSchema,
  JsonObject,
  RecordAction,
  StateMeta,
  Text,
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
  /** Those that were deleted, for readers who may see them. */
  trash?: boolean;
  /** The rows next to a record in this order, instead of a page; then nobody counts how many there are in all. */
  beside?: { id: string; side: 'after' | 'before' };
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
  description?: string;
  /** What its button says that makes a record, where that is not to save it. */
  createTitle?: string;
  /** What the page of a new one is called, where that is not its title with "New". */
  newTitle?: string;
  fields: readonly FieldDescription[];
  required: readonly string[];
  /** Fields that identify a record, best first. */
  display: readonly string[];
  searchable: boolean;
  /** Its documents on this site, by name and title, with the condition for records that have them. */
  documents: readonly { name: string; title: string; when?: Condition }[];
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

/** The machine of a collection, in the words of the reader. */
export interface MachineDescription {
  initial: string;
  states: readonly StateFacts[];
  /** Fields that hold the id of whoever sent an event. */
  people: readonly string[];
}

export interface StateFacts {
  name: string;
  title: string;
  tone?: StateMeta['tone'];
  final: boolean;
  /** Fields that it closes, and whether it keeps its records from being deleted. */
  closes: readonly string[];
  closesDeletion: boolean;
  /** Fields that a record must hold in it. */
  required: readonly string[];
  events: readonly EventFacts[];
}

export interface EventFacts {
  event: string;
  to: string;
  title: string;
  /** Who may send it; empty: everyone who is signed in. */
  roles: readonly string[];
  /** Time sends it too. */
  byTime: boolean;
  /** Records do not usually go this way. */
  seldom: boolean;
  /** It needs the approval of the record, asks for it or gives it. */
  byApproval: boolean;
  /** What its sender fills in although its state closes it: fields, and parts of lines (`items.received_quantity`). */
  corrects: readonly string[];
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
  /** What records are called, by their ids, as far as the actor may see their titles. */
  titles(collection: string, ids: string[]): Promise<Map<string, string>>;
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
  /** The fields that the actor may fill in: of this record as they read it, or of a new one. */
  writable(collection: string, record?: JsonObject): string[];
  /** What a new record begins with on its screen: its starts, else its defaults. */
  defaults(collection: string): JsonObject;
  /** The events that the actor may send to a record of a list shown to them. */
  events(collection: string, record: JsonObject): OfferedEvent[];
  /** What happened to a record, latest first, for those who may see it. */
  history(collection: string, id: string): Promise<JsonObject[]>;
  /** What follows its events outside (mail, notices), with its state. */
  effects(collection: string, id: string): Promise<JsonObject[]>;
  /** Compares the roll-ups of a record, and of those that feed it, with what they are computed from, and corrects them. */
  recalculate(collection: string, id: string): Promise<{ compared: number; corrected: number }>;
  fieldType(collection: string, field: string): FieldSchema['type'];
  /** Undefined when this site has no such collection, or the actor may not read it. */
  describe(collection: string): CollectionDescription | undefined;
  /** Where records of other collections refer to those of this one, in fields that the actor may read. */
  referrers(collection: string): { collection: string; field: string }[];
  /** Undefined without a machine, and where the actor may not read the collection. */
  machine(collection: string): MachineDescription | undefined;
  may(collection: string, action: RecordAction): boolean;
  /** What a role is called, those of the site and of its plugins too. */
  roleTitle(role: string): Text;
  /** The name of the collection in which this site keeps something for the core. */
  serving(service: CoreService): string | undefined;
}

export interface OfferedEvent {
  event: string;
  to: string;
  title: string;
}

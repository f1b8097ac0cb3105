import type {
  AccessRule,
  CollectionSchema,
  FieldSchema,
  RecordAction,
  RollupRule,
  systemFieldNames,
} from '../../../schemas/collection/collection.ts';
import type { Json, JsonObject } from '../../../schemas/json.ts';
import type { Text } from '../../../schemas/text.ts';
import type { CollectionFormula } from './collectionFormulas.ts';

export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'date' | 'any';

/** A column of a collection's table, generated from one field of the document. */
export interface CollectionColumn {
  field: string;
  name: string;
  type: 'text' | 'double precision' | 'boolean';
  unique: boolean;
}

export interface CollectionField {
  name: string;
  type: FieldType;
  title: Text;
  schema: FieldSchema;
  required: boolean;
  secret: boolean;
  /** Set by the system only. */
  readonly: boolean;
  /** Computed by the server; a caller may only repeat its value. */
  computed: boolean;
  default?: Json;
  column?: CollectionColumn;
}

/** A field, at any depth, that holds ids of another collection's records; `*` in the path stands for each item. */
export interface CollectionReference {
  path: string[];
  collection: string;
}

export interface CollectionSequence {
  field: string;
  module: string;
  /** The state in which the number is drawn; without it, at creation. */
  at?: string;
}

/** A field computed from the records of another collection that refer to this one's. */
export interface CollectionRollup extends Omit<RollupRule, 'field'> {
  /** The field that holds the result. */
  field: string;
  /** The field of the related records that is summed or compared. */
  of?: string;
}

/** What sets a collection of the core apart: the server keeps its rows itself, so the calls of records only read them. */
export interface CoreCollection {
  /** The calls that change it, by what a caller tried to do. */
  changedBy: Readonly<Record<'create' | 'update' | 'delete', string>>;
  /** Its records are about people: closed to whoever acts for no person or in another's place. */
  personal?: boolean;
}

/** A compiled collection: what the engine and the server need to know about it, without walking the schema again. */
export interface Collection {
  name: string;
  title: Text;
  table: string;
  schema: CollectionSchema;
  fields: ReadonlyMap<string, CollectionField>;
  columns: readonly CollectionColumn[];
  references: readonly CollectionReference[];
  sequences: readonly CollectionSequence[];
  rollups: readonly CollectionRollup[];
  /** Computed fields, in the order in which they are computed. */
  formulas: readonly CollectionFormula[];
  secrets: readonly string[];
  /** Paths that `$search` and `/api/search` look into; `tags.*` for the texts of a list. */
  search: readonly string[];
  /** Aliases of fields, each with the name the field is stored under. */
  aliases: ReadonlyMap<string, string>;
  /** Aliases of the system fields. */
  systemAliases: ReadonlyMap<string, (typeof systemFieldNames)[number]>;
  defaults: JsonObject;
  /** What screens begin a new record with in place of its defaults. */
  starts: JsonObject;
  /** Fields that identify a record to people, best first. */
  display: readonly string[];
  /** Name of the state machine of its records, if it has one. */
  machine: string;
  access: Partial<Record<RecordAction, readonly AccessRule[]>>;
  /** Fields shown of a record to whoever may read a reference to it, whatever the rules for reading say. */
  byReference: readonly string[];
  core?: CoreCollection;
}

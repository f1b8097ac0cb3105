import type {
  AccessRule,
  CollectionSchema,
  FieldSchema,
  RecordAction,
  systemFieldNames,
} from '../../schemas/collection/collection.ts';
import type { Json, JsonObject } from '../../schemas/json.ts';
import type { Text } from '../../schemas/text.ts';

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
  /** The state in which the number is given; at creation without it. */
  at?: string;
}

/** A collection read once: what every part of the engine and the server asks of it, without walking the schema again. */
export interface Collection {
  name: string;
  title: Text;
  table: string;
  schema: CollectionSchema;
  fields: ReadonlyMap<string, CollectionField>;
  columns: readonly CollectionColumn[];
  references: readonly CollectionReference[];
  sequences: readonly CollectionSequence[];
  secrets: readonly string[];
  /** Fields that `$search` and `/api/search` look into. */
  search: readonly string[];
  /** Other accepted names of fields, to the name they are stored under. */
  aliases: ReadonlyMap<string, string>;
  /** Other accepted names of the system's own fields. */
  systemAliases: ReadonlyMap<string, (typeof systemFieldNames)[number]>;
  defaults: JsonObject;
  /** Fields that name a record to people, best first. */
  display: readonly string[];
  /** Name of the machine that moves its records, if it has one. */
  machine: string;
  access: Partial<Record<RecordAction, readonly AccessRule[]>>;
}

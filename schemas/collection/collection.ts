import type { Condition } from '../condition.ts';
import type { Json, JsonObject, JsonSchema } from '../json.ts';
import type { Text } from '../text.ts';

export type RecordAction = 'read' | 'create' | 'update' | 'delete' | 'export' | 'import';

/** Who may do an action, on which records, and which fields they see or write. A rule without `roles` is for everyone signed in. */
export interface AccessRule {
  roles?: string[];
  /** Also for visitors who are not signed in. */
  public?: boolean;
  /** Only on records they created. */
  owner?: boolean;
  /** Only on records that meet this condition. */
  when?: Condition;
  /** Only these fields; without it all of them. */
  fields?: string[];
}

export type CollectionAccess = Partial<Record<RecordAction, AccessRule[]>>;

/** A field's schema: JSON Schema plus Sala's keywords. */
export interface FieldSchema extends JsonSchema {
  /** What people call it: labels, columns, messages. */
  'x-title'?: Text;
  /** A line of help below its label. */
  'x-help'?: Text;
  /** What people read in place of an enumerated value. */
  'x-enum-titles'?: Record<string, Text>;
  /** A column of its own with an index: for what lists filter or sort by. */
  'x-index'?: boolean;
  /** No two records of a site hold the same value; indexed too. */
  'x-unique'?: boolean;
  /** Name of the collection whose record id this field holds. */
  'x-ref'?: string;
  /**
   * Key of the numbering pattern that fills this field; `{field}` in it is replaced by the value of that field. `at` names
   * the state in which the number is given; at creation without it.
   */
  'x-sequence'?: string | { module: string; at?: string };
  /** Never leaves the server. */
  'x-secret'?: boolean;
  /** Set by the system only; what a caller sends is ignored. */
  'x-readonly'?: boolean;
  /** Searched by `/api/search` and `$search`. */
  'x-search'?: boolean;
  /** Other names accepted on import and by the API, stored under this one. */
  'x-aliases'?: string[];
  /** Other spellings of an enumerated value, stored under the listed one: `{"check": "cheque"}`. */
  'x-enum-aliases'?: Record<string, string>;
  /** Message for a broken rule in place of the general one, by JSON Schema keyword. */
  'x-messages'?: Record<string, Text>;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

/** A collection as a plugin (or a builder at run time) describes it. */
export interface CollectionSchema {
  $id?: string;
  name: string;
  title: Text;
  description?: Text;
  type: 'object';
  properties: Record<string, FieldSchema>;
  required?: string[];
  /** Fields that are not declared: stored as they come (true), refused at creation too (false), else left out and told. */
  additionalProperties?: boolean;
  /** Fields that name a record to people, in order of preference. */
  'x-display'?: string[];
  /** Other names of the collection, accepted in paths of the API. */
  'x-aliases'?: string[];
  /** Other names of the system's fields, accepted like `x-aliases`: `{"status": "state"}`. */
  'x-system-aliases'?: Record<string, (typeof systemFieldNames)[number]>;
  /** Who may do what; an action without a rule is nobody's. */
  'x-access'?: CollectionAccess;
  /** Fields that must be filled before the record may be in a state. */
  'x-required-in'?: Record<string, string[]>;
  /** Fields required when the record meets a condition, e.g. by supplier type. */
  'x-required-when'?: { when: Condition; fields: string[]; message?: Text }[];
  /** Conditions that do not refuse a record but tell the person. */
  'x-warnings'?: { when: Condition; message: Text; field?: string }[];
  /** Name of the machine, where it differs from the collection's name. */
  'x-machine'?: string;
  /** Name of a pure check registered by the plugin (`shared/checks`) for rules that JSON Schema cannot say. */
  'x-check'?: string;
  'x-icon'?: string;
  'x-group'?: string;
  /** Realtime notices go out when a record changes. */
  'x-live'?: boolean;
}

/** System fields that every record carries beside its own. */
export interface SystemFields {
  id: string;
  state: string | null;
  version: number;
  created_at: string;
  created_by: string | null;
  updated_at: string;
  updated_by: string | null;
}

export type DataRecord = SystemFields & { [field: string]: Json };

export const systemFieldNames = [
  'id',
  'state',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
] as const;

/** Something a record's check found, at the path of its field (`items.0.quantity`). */
export interface RecordProblem {
  path?: string;
  code: string;
  message: Text;
}

/** A pure rule over a whole record, for what JSON Schema cannot say: errors refuse it, warnings only tell. */
export type RecordCheck = (record: JsonObject) => { errors: RecordProblem[]; warnings: RecordProblem[] };

import type { Condition } from '../condition.ts';
import type { Json, JsonObject, JsonSchema } from '../json.ts';
import type { Text } from '../text.ts';
import type { ApprovalRule } from './approval.ts';
import type { WriteGuard } from './guard.ts';
import type { RecordLocks } from './lock.ts';
import type { RecordSchedule } from './schedule.ts';

/** `clear` empties the whole collection, for those who may delete every record of it. */
export const recordActionNames = [
  'read',
  'create',
  'update',
  'delete',
  'export',
  'import',
  'history',
  'trash',
  'clear',
] as const;

export type RecordAction = (typeof recordActionNames)[number];

/**
 * Who may do an action, on which records, and which fields they see or write. A rule without `roles` is for everyone
 * signed in.
 */
export interface AccessRule {
  roles?: string[];
  /** Also for visitors who are not signed in. */
  public?: boolean;
  /** Only on records they created. */
  owner?: boolean;
  /** Only on records that match this condition. */
  when?: Condition;
  /** Only these fields; by default all. */
  fields?: string[];
}

export type CollectionAccess = Partial<Record<RecordAction, AccessRule[]>>;

/**
 * What the core keeps in a collection of a plugin, with the fields that it reads and writes there:
 * - `number_patterns`: how a site makes its numbers: `key`, `module`, `pattern`, `reset_period`, `sequence_start`, `era`,
 *   `validation_pattern`, `is_active`; those in state `active` count;
 * - `number_sequences`: the last number of each period: `sequence_key`, `sequence_type`, `sequence_value`, `last_used`;
 * - `submissions`: forms that were sent: `form_id`, `form_key`, `form_title`, `form_data`, `user_id`, `parent`, `made_record`,
 *   and what `x-form-setting` names;
 * - `notifications`: what a person is notified of: `user`, `kind`, `title`, `text`, `path`, `read`;
 * - `holidays`: days on which the site does not work: `date`;
 * - `stand_ins`: who approves for whom: `person`, `substitute`, `from`, `until`; those in state `active` count;
 * - `flows`: what the flow runner runs: `definition`, `title`, `enabled`, `roles`.
 */
export const coreServices = [
  'number_patterns',
  'number_sequences',
  'submissions',
  'notifications',
  'holidays',
  'stand_ins',
  'flows',
  'templates',
  'messages',
] as const;

export type CoreService = (typeof coreServices)[number];

export const rollupOperators = ['count', 'sum', 'min', 'max'] as const;

/** What a field holds of the records that refer to this one: their number, or the sum, least or greatest of a field. */
export interface RollupRule {
  /** The collection of the related records. */
  collection: string;
  /** Their field that holds the id of this record: `x-ref` with `x-index`. */
  by: string;
  op: (typeof rollupOperators)[number];
  /** The field of theirs that is summed or compared; none for `count`. */
  field?: string;
  /** Only records that match it, states included; no variables, since everybody sees the same value. */
  where?: Condition;
}

/** A field's schema: JSON Schema plus Sala's keywords. */
export interface FieldSchema extends JsonSchema {
  /** Its title: labels, columns, messages. */
  'x-title'?: Text;
  /** A help text below its label. */
  'x-help'?: Text;
  /** Titles of enumerated values. */
  'x-enum-titles'?: Record<string, Text>;
  /**
   * What it holds beside its JSON type: `money`, `tags` …, or one with its settings: `{"name": "money", "currencies": ["THB"]}`.
   * It says how the field is stored, checked, shown, filtered, imported and exported.
   */
  'x-type'?: string | { name: string; [setting: string]: Json };
  /** Gives the field a column with an index: for what lists filter or sort by. */
  'x-index'?: boolean;
  /** No two records of a site hold the same value; indexed too. */
  'x-unique'?: boolean;
  /** Name of the collection whose record id this field holds. */
  'x-ref'?: string;
  /**
   * Key of the numbering pattern that fills this field; `{field}` in it is replaced by the value of that field. `at`
   * names the state in which the number is drawn, or was for what is imported beyond it; by default at creation. While a field that
   * the key names is empty, none is drawn.
   */
  'x-sequence'?: string | { module: string; at?: string };
  /**
   * Of the collection that serves `submissions`: the setting of a form that fills this field. A form with such a setting is
   * about something, and each person sends it once.
   */
  'x-form-setting'?: string;
  /** Computed from related records in the transaction that changes them, and written by nobody else. */
  'x-rollup'?: RollupRule;
  /**
   * Computes the field from the record (`record.price * record.quantity`) or, in the lines of a list, from the line as well
   * (`line.price * line.quantity`). What a caller sends must agree with it.
   */
  'x-formula'?: string;
  /** Never leaves the server. */
  'x-secret'?: boolean;
  /** Set by the system only; what a caller sends is ignored. */
  'x-readonly'?: boolean;
  /** Searched by `/api/search` and `$search`. */
  'x-search'?: boolean;
  /** Aliases accepted on import and by the API, stored under this name. */
  'x-aliases'?: string[];
  /**
   * Names that this field of a plugin's collection had in earlier versions: its values are carried over when the server starts, and
   * the old names are aliases.
   */
  'x-was'?: string[];
  /** Aliases of an enumerated value, stored as the listed one: `{"check": "cheque"}`. */
  'x-enum-aliases'?: Record<string, string>;
  /**
   * Of a date: how its years are read. `common`: as they stand, however far ahead; `buddhist`: from 2400 on in the Buddhist era,
   * in every way in which people write dates. Without it a year from 2400 to 2700 is asked about.
   */
  'x-era'?: 'common' | 'buddhist';
  /** The widget that edits it on generated screens, in place of the one for its type. */
  'x-widget'?: string;
  /** What a number is an amount of; without it the name of a plugin's field says it (`unit_price`), that of a site's own nothing. */
  'x-unit'?: 'currency' | '%' | 'none';
  /** Its width on generated screens: of a whole row, or a part of it; by default by its type. */
  'x-width'?: 'full' | 'half' | 'third' | 'quarter';
  /** Its values are roles of people: generated screens offer a reader none above their own. */
  'x-roles'?: boolean;
  /** With `x-ref` to `user`: the person is notified when somebody else puts them there. */
  'x-assigns'?: boolean;
  /**
   * What a new record or line begins with on generated screens; unlike `default`, nothing that other writers get. Of a field of the record it may be
   * a formula (`=person.name`) or a variable, as a default may.
   */
  'x-start'?: Json;
  /** Generated screens that leave it out; a column of lines stands behind the choice of columns. */
  'x-hidden-in'?: ('list' | 'form' | 'detail')[];
  /** The field beside it of which this one says how it is meant (`discount_type`): pages of records show it only where that one holds something. */
  'x-qualifies'?: string;
  /** The field beside it of which this one holds the name in an address: in a new record it follows that one until somebody types here. */
  'x-slug-of'?: string;
  /**
   * With `x-ref`: what choosing a record fills in beside it on generated screens, from its fields (`{"unit_price": "price"}`), in
   * the same line or record. A field of plain text takes a choice by its title, one of other choices the choice of that title.
   */
  'x-fill'?: Record<string, string>;
  /** Where a reference fills in this field (`x-fill`): which of its choices stands for a choice of the other record that it does not have. */
  'x-fill-as'?: Record<string, string>;
  /**
   * With `x-ref`: which records are offered on generated screens, with the values of the form as `$form.name`. What may be stored is
   * decided by guards and rules.
   */
  'x-ref-filter'?: Condition;
  /** Messages for failed validation instead of the general ones, by JSON Schema keyword. */
  'x-messages'?: Record<string, Text>;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
}

/** Fields that stand together on generated screens. */
export interface ScreenSection {
  title: Text;
  fields: string[];
}

/** A collection as a plugin (or a builder at run time) defines it: JSON Schema plus Sala's keywords. */
export interface CollectionSchema extends Omit<JsonSchema, 'title' | 'description'> {
  name: string;
  title: Text;
  description?: Text;
  type: 'object';
  properties: Record<string, FieldSchema>;
  $defs?: Record<string, FieldSchema>;
  /** Undeclared fields: stored as they come (true), refused at creation (false), by default dropped with a warning. */
  additionalProperties?: boolean;
  /** Fields that identify a record to people, in order of preference. */
  'x-display'?: string[];
  /** Aliases of the collection, accepted in paths of the API. */
  'x-aliases'?: string[];
  /** Aliases of system fields, accepted like `x-aliases`: `{"status": "state"}`. */
  'x-system-aliases'?: Record<string, (typeof systemFieldNames)[number]>;
  /** Who may do what; an action without a rule is allowed to root, superadmin and admin only. */
  'x-access'?: CollectionAccess;
  /**
   * Fields that `expand` shows of a record to whoever may read a reference to it, even where the rules for reading deny
   * the record itself: the name on a document, without the list of all people.
   */
  'x-by-reference'?: string[];
  /** What the collection keeps for the core, which works with it whatever it is called; of a plugin's collections only. */
  'x-serves'?: CoreService;
  /** Fields that are required in a state. */
  'x-required-in'?: Record<string, string[]>;
  /** Fields required when the record matches a condition, e.g. by supplier type. */
  'x-required-when'?: { when: Condition; fields: string[]; message?: Text }[];
  /** What causes a warning and no refusal: a condition, or a formula over the record (`record.used > record.capacity`). */
  'x-warnings'?: { when: Condition | string; message: Text; field?: string }[];
  /** Conditions of creating and updating, each with its message. */
  'x-guard'?: WriteGuard[];
  /** Whose approval a record needs, by its amounts; the field `approval_level` is computed from it. */
  'x-approval'?: ApprovalRule;
  /** Recurring events or effects for its records, at a time of the day. */
  'x-schedule'?: RecordSchedule[];
  /** What a state closes: `{"posted": "record"}`, or fields, lines and deletion one by one. */
  'x-lock'?: RecordLocks;
  /** Name of the machine, where it differs from the collection's name. */
  'x-machine'?: string;
  /** Name of a pure check registered by the plugin (`shared/checks`) for rules that JSON Schema cannot express. */
  'x-check'?: string;
  /** Groups of fields on generated screens, in order; fields of none come last. */
  'x-sections'?: ScreenSection[];
  /** The fields of its overview; by default the date, the totals and the references that documents usually have. */
  'x-dashboard'?: DashboardFields;
  /** What its button says that makes a record, where making one is more than saving it: a message is sent. */
  'x-create-title'?: Text;
  /** What the page of a new record is called, and what leads to it; by default "New" and the title. */
  'x-new-title'?: Text;
  'x-icon'?: string;
  'x-group'?: string;
  /** Open pages are notified when a record changes; false: they are not. */
  'x-live'?: boolean;
}

/** What the overview of a collection shows by time, adds up, and groups by. */
export interface DashboardFields {
  date?: string;
  sums?: string[];
  by?: string[];
}

/** System fields of every record, beside its own. */
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

/** A problem found by a record's check, with the path of its field (`items.0.quantity`). */
export interface RecordProblem {
  path?: string;
  code: string;
  message: Text;
}

/** A pure rule about a whole record that JSON Schema cannot express: errors refuse the record, warnings do not. */
export type RecordCheck = (record: JsonObject) => { errors: RecordProblem[]; warnings: RecordProblem[] };

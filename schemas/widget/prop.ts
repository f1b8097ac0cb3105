import type { Json, JsonObject } from '../json.ts';
import type { Text } from '../text.ts';
import { alignment as alignmentTitle, centre, end, start } from '../words.ts';
import type { PropertyGroup, PropertySchema } from './widget.ts';

/** Options of any property beside its title. */
export interface PropertyOptions {
  default?: Json;
  help?: Text;
  /** Section of the inspector; by default the one that `defineProps` assigns to this kind of property. */
  group?: PropertyGroup;
  /** The text may contain placeholders such as `{{record.name}}`. */
  bind?: boolean;
  /** `false` for a text that stands there only sometimes. */
  search?: false;
  /** What it says is done in the name of whoever uses the page. */
  acts?: boolean;
  /** Tells the items of a list apart. */
  distinct?: boolean;
  /** The inspector shows the property only when the object matches this condition. */
  when?: JsonObject;
  control?: string;
}

export interface TextOptions extends PropertyOptions {
  /** Maximum number of characters, or of list entries. */
  max?: number;
  /** What stands in its place as long as it is empty: words, or the text of a property beside it. */
  empty?: Text | { property: string };
}

interface ChoiceOptions extends PropertyOptions {
  /** What the object is: what belongs to the former kind alone is reset when it changes. */
  kind?: boolean;
  /** Values that belong to some kinds of the object alone. */
  kinds?: Record<string, string[]>;
}

interface NumberOptions extends PropertyOptions {
  min?: number;
  max?: number;
}

interface QueryOptions extends PropertyOptions {
  /** How many records it reads where nothing else is chosen; without it the widget decides. */
  limit?: number;
}

/** One line of text. */
export function text(title: Text, { max = 300, empty, ...options }: TextOptions = {}): PropertySchema {
  return create({ type: 'string', maxLength: max, ...(empty && { 'x-empty': empty }) }, title, {
    default: '',
    ...options,
  });
}

/** The accessible name of the widget. */
export function accessibleName(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 120, help: forScreenReaders, ...options });
}

const forScreenReaders: Text = { th: 'สำหรับผู้ใช้โปรแกรมอ่านจอ', en: 'For people who use a screen reader' };

/** Several lines of plain text; may contain placeholders. */
export function longText(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 1000, bind: true, control: 'textarea', ...options });
}

/** Formatted text; may contain placeholders. */
export function richText(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 50_000, bind: true, control: 'rich-text', ...options });
}

export function link(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 2000, control: 'link', ...options });
}

/** A name by which links reach a place of the page. */
export function anchor(help: Text = scrollsHere, options: TextOptions = {}): PropertySchema {
  return text({ th: 'ชื่อสำหรับลิงก์ (#)', en: 'Name for links (#)' }, { max: 60, help, ...options });
}

const scrollsHere: Text = { th: 'ลิงก์ #ชื่อนี้ เลื่อนมาที่ส่วนนี้', en: 'A link to #name scrolls here' };

/** The URL of a picture; may contain placeholders. */
export function image(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 2000, bind: true, control: 'image', ...options });
}

/** The URL of a file; may contain placeholders. */
export function file(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 2000, bind: true, control: 'file', ...options });
}

export function icon(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 60, control: 'icon', ...options });
}

export function color(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 64, control: 'color', ...options });
}

/** The name of a field of the selected collection. */
export function field(title: Text, options: TextOptions = {}): PropertySchema {
  return text(title, { max: 100, control: 'field', ...options });
}

/** The name of a field of the selected collection, one that holds several parts included: money, an address. */
export function anyField(title: Text, options: TextOptions = {}): PropertySchema {
  return field(title, { control: 'any-field', ...options });
}

/** One of some values, with titles or, where the values are readable, as a list; the first is the default. */
export function choice(
  title: Text,
  values: Record<string, Text> | (string | number)[],
  { kind, kinds, ...options }: ChoiceOptions = {},
): PropertySchema {
  const titles = Array.isArray(values) ? undefined : values;
  const names = Array.isArray(values) ? values : Object.keys(values);
  const type = typeof names[0] === 'number' ? 'integer' : 'string';
  const schema: PropertySchema = {
    ...{ type, enum: names },
    ...(titles && { 'x-enum-titles': titles }),
    ...(kind && { 'x-kind': true }),
    ...(kinds && { 'x-enum-kinds': kinds }),
  };
  return create(schema, title, { default: names[0], ...options });
}

/** Alignment of the content in its column. */
export function alignment(options: PropertyOptions = {}): PropertySchema {
  return choice(alignmentTitle, { start, center: centre, end }, options);
}

/** On or off. */
export function toggle(title: Text, options: PropertyOptions = {}): PropertySchema {
  return create({ type: 'boolean' }, title, { default: false, ...options });
}

export function number(title: Text, { min, max, ...options }: NumberOptions = {}): PropertySchema {
  const limits = { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) };
  return create({ type: 'number', ...limits }, title, options);
}

export function integer(title: Text, options: NumberOptions = {}): PropertySchema {
  return { ...number(title, options), type: 'integer' };
}

/** A list of entries with properties of their own. */
export function list(
  title: Text,
  properties: Record<string, PropertySchema>,
  options: TextOptions = {},
): PropertySchema {
  return values(title, { type: 'object', properties }, options);
}

/** A list of values of one kind. */
export function values(title: Text, items: PropertySchema, { max, ...options }: TextOptions = {}): PropertySchema {
  const limit = max !== undefined && { maxItems: max };
  return create({ type: 'array', ...limit, items }, title, { default: [], ...options });
}

/** Properties that belong together. */
export function object(
  title: Text,
  properties: Record<string, PropertySchema>,
  options: PropertyOptions = {},
): PropertySchema {
  return create({ type: 'object', properties }, title, options);
}

/** A collection with a condition and a sort order, and with `limit` a number of records that people may change. */
export function query(title: Text, { limit, ...options }: QueryOptions = {}): PropertySchema {
  const most = limit !== undefined && { 'x-limit': limit };
  return create({ type: 'object', ...most }, title, { control: 'query', ...options });
}

export function condition(title: Text, options: PropertyOptions = {}): PropertySchema {
  return create({ type: 'object' }, title, { control: 'condition', ...options });
}

/** The id that assigns rows to a panel; set by the builder. */
export const uid: PropertySchema = { type: 'string', default: '' };

function create(
  schema: PropertySchema,
  title: Text,
  { default: value, help, group, bind, search, acts, distinct, when, control, ...unknown }: PropertyOptions,
): PropertySchema {
  return {
    // Options that there are not: the check of the widget names them.
    ...unknown,
    ...schema,
    ...(value !== undefined && { default: value }),
    'x-title': title,
    ...(help && { 'x-help': help }),
    ...(control && { 'x-control': control }),
    ...(bind && { 'x-bind': true }),
    ...(search === false && { 'x-search': false }),
    ...(acts && { 'x-acts': true }),
    ...(distinct && { 'x-distinct': true }),
    ...(when && { 'x-when': when }),
    ...(group && { 'x-group': group }),
  };
}

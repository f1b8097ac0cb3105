import type { Json, JsonObject } from '../../../schemas/index.ts';

declare const type: unique symbol;

/** The JSON Schema of a value, and its TypeScript type. */
export interface Field<Type = Json> extends JsonObject {
  readonly [type]?: Type;
}

/** Fields by name; a name that ends in `?` is optional. */
export type Fields = Record<string, Field<unknown>>;

type TypeOf<One> = One extends Field<infer Type> ? Type : never;
type Optional<Given> = Extract<keyof Given, `${string}?`>;
type Bare<Name> = Name extends `${infer Head}?` ? Head : never;

/** The input of a handler for a set of fields. */
export type Input<Given extends Fields> = {
  [Name in Exclude<keyof Given, Optional<Given>>]: TypeOf<Given[Name]>;
} & { [Name in Optional<Given> as Bare<Name>]?: TypeOf<Given[Name]> };

const field = <Type>(schema: JsonObject): Field<Type> => schema as Field<Type>; // the type is for the compiler alone

/** A trimmed text. In an optional field with a `minLength`, a blank text counts as missing. */
export const textOf = (maxLength: number, more: JsonObject = {}) =>
  field<string>({ type: 'string', minLength: 1, maxLength, 'x-trim': true, ...more });
export const text = textOf(254);
/** A name of a file, as it was sent: its handler makes one of it that can be stored. */
export const fileName = textOf(500, { example: 'photo.jpg', 'x-cleaned': true });
/** A text as sent; may be empty. */
export const string = field<string>({ type: 'string' });
export const stringOf = (maxLength: number, more: JsonObject = {}) =>
  field<string>({ type: 'string', maxLength, ...more });
/** As typed: not trimmed, with a limit for hashing. */
export const password = field<string>({ type: 'string', minLength: 1, maxLength: 1024, format: 'password' });
export const email = textOf(254, { example: 'somchai@example.com' });
export const whole = field<number>({ type: 'integer' });
export const count = field<number>({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** An amount that is not negative. */
export const amount = field<number>({ type: 'number', minimum: 0, maximum: 1_000_000_000_000 });
/** As large as the database counts. */
const largest = 2_147_483_647;
/** The version of something; 0 before there is one. */
export const version = field<number>({ type: 'integer', minimum: 0, maximum: largest });
export const position = field<number>({ type: 'integer', minimum: 1, maximum: largest });
export const portNumber = field<number>({ type: 'integer', minimum: 1, maximum: 65_535, example: 587 });
export const flag = field<boolean>({ type: 'boolean' });
export const time = field<string>({ type: 'string', format: 'date-time', example: '2026-01-31T09:00:00.000Z' });
export const anything = field<Json>({});
export const map = field<JsonObject>({ type: 'object' });
export const nothing = field<null>({ type: 'null' });
/** Described by this schema, but validated by the domain code, which has refusals of its own. */
export const checkedByRules = <Type = Json>(schema: object) =>
  field<Type>({ ...(schema as JsonObject), 'x-checked-by': 'rules' }); // a JSON Schema
/** A text in both languages, or one text for both. */
export const words = field<string | { th: string; en: string }>({
  anyOf: [
    { type: 'string' },
    { type: 'object', required: ['th', 'en'], properties: { th: { type: 'string' }, en: { type: 'string' } } },
  ],
});
/** The key of a layout: `page/home`. */
export const layoutKey = field<string>({
  type: 'string',
  pattern: '^[a-z][a-z0-9_-]{0,40}/[^/?#\\s]{1,120}$',
  example: 'page/home',
});

/** The key of a form: that of its layout, with the uid of the object where it is a part of a page. */
export const formKey = field<string>({
  type: 'string',
  pattern: '^[a-z][a-z0-9_-]{0,40}/[^/?#\\s]{1,120}(#[A-Za-z0-9_.-]{1,300})?$',
  example: 'page/home#contact',
});

/** The URL of a page of this site, without its origin. */
export const pageAddress = stringOf(4000, { pattern: '^/', example: '/products?page=2' });
/** A layout. Whether it may be stored is decided by `checkLayout`. */
export const layout = checkedByRules({
  'x-component': 'Layout',
  example: { version: 1, kind: 'page', settings: { title: { th: 'หน้าแรก', en: 'Home' } }, rows: [] },
});

export const list = <Item extends Field<unknown>>(items: Item, limits: JsonObject = {}) =>
  field<TypeOf<Item>[]>({ type: 'array', items: items as JsonObject, ...limits });

/** Values by names of the caller's choice. */
export const mapOf = <Item extends Field<unknown>>(items: Item) =>
  field<Record<string, TypeOf<Item>>>({ type: 'object', additionalProperties: items });
export const oneOf = <const Values extends readonly string[]>(...values: Values) =>
  field<Values[number]>({ type: 'string', enum: [...values] });

export const maybe = <One extends Field<unknown>>(one: One) =>
  field<TypeOf<One> | null>({ anyOf: [one as JsonObject, nothing] });

/** An object with these fields. */
export function object<Given extends Fields>(fields: Given): Field<Input<Given>> {
  const names = Object.keys(fields);
  return field({
    type: 'object',
    required: names.filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(names.map((name) => [name.replace(/\?$/, ''), (fields[name] ?? {}) as JsonObject])),
  });
}

/** A record of the collection in the path: the answer's form, and the input's. */
export const record = field<JsonObject>({ 'x-collection': 'record', type: 'object' });
export const recordInput = field<JsonObject>({ 'x-collection': 'input', type: 'object' });

/** Paging of a list; a page size above `most` is reduced to it. */
export const paging = { 'page?': position, 'limit?': position } satisfies Fields;
/** The fields of a list beside `data`. */
export const paged = {
  total: whole,
  paging: object({ page: whole, limit: whole, totalPages: whole }),
} satisfies Fields;

export function readPage({ page = 1, limit = 50 }: { page?: number; limit?: number }, most = 200) {
  return { page: Math.min(page, 100_000), limit: Math.min(limit, most) };
}

import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../../../engine/collection/validate/formats.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { badRequest } from '../../platform/errors/httpErrors.ts';
import { type Field, type Fields, object } from './fields.ts';

export type ReadInput = (given: unknown) => JsonObject;

/** Validates input against the fields of a call. Values in the URL are texts and are converted to the field's type. */
export function createInputReader(fields: Fields, from: 'body' | 'query'): ReadInput {
  const names = Object.keys(fields);
  const trimmed = names.filter((name) => fields[name]?.['x-trim']).map(bare);
  const nested = names.flatMap((name) => (fields[name]?.properties ? [[bare(name), fields[name]] as const] : []));
  const optional = names.filter((name) => name.endsWith('?') && !isRuled(fields[name])).map(bare);
  // Blank values count as missing, but in a body only if no text may be blank: an empty text may be intended.
  const blank = new Set(from === 'query' ? optional : optional.filter((name) => fields[`${name}?`]?.minLength));
  const checkedFields = Object.entries(fields).filter(([, field]) => !isRuled(field) && !field['x-cleaned']);
  let compiled: ValidateFunction | undefined;
  return (given) => {
    compiled ??= compileFields(fields, from);
    const check = compiled;
    const values: Record<string, Json | undefined> = { ...(given as JsonObject) }; // an object: the JSON body, or the parameters of the address
    // A name that was not given is not added: some rules count what a body holds.
    for (const [name, field] of nested) if (name in values) values[name] = tidyObject(field, values[name]);
    for (const name of trimmed) if (name in values) values[name] = trim(values[name]);
    for (const name of optional)
      if (values[name] === null || (values[name] === '' && blank.has(name))) values[name] = undefined;
    if (!check(values)) throw badRequest({ what: nameFault(check) });
    const unstorable = checkedFields.find(([name, field]) => !isStorable(values[bare(name)], field));
    if (unstorable) throw badRequest({ what: bare(unstorable[0]) });
    return values as JsonObject; // what is undefined counts as missing
  };
}

/** Throws when the schema of a field is not valid. Compiling takes a while, so a reader waits for the first call. */
export function compileFields(fields: Fields, from: 'body' | 'query'): ValidateFunction {
  const checked = Object.entries(fields).map(([name, field]) => [name, isRuled(field) ? {} : field]);
  return compilers[from].compile(object(Object.fromEntries(checked)));
}

const mostDepth = 100;

/** Texts with NUL or half a character cannot be stored; those of records are judged, and named, with the record. */
function isStorable(value: Json | undefined, field: Fields[string], depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null || 'x-collection' in field) return true;
  if (depth > mostDepth) return false;
  const inner = Array.isArray(value)
    ? () => asField(field.items)
    : (name: string) => asField(asField(field.properties)[name]);
  return Object.entries(value).every(
    ([name, item]) => isStorable(name, {}) && isStorable(item, inner(name), depth + 1),
  );
}

function asField(schema: unknown): Fields[string] {
  return isJsonObject(schema) ? schema : {};
}

/** The same for the fields of an object that is a field itself. */
function tidyObject({ properties, required }: Field<unknown>, value: Json | undefined): Json | undefined {
  if (!isJsonObject(value) || !isJsonObject(properties)) return value;
  const needed = Array.isArray(required) ? required : [];
  const tidied = Object.entries(value).flatMap(([name, one]): [string, Json][] => {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isJsonObject(field)) return [[name, one]];
    const kept = field['x-trim'] && typeof one === 'string' ? one.trim() : one;
    const isMissing = kept === null || (kept === '' && Boolean(field.minLength));
    return isMissing && !needed.includes(name) ? [] : [[name, kept]];
  });
  return Object.fromEntries(tidied);
}

/** Whether a field is validated by the domain code, unchanged. */
function isRuled(field: Fields[string] | undefined): boolean {
  return field?.['x-checked-by'] === 'rules';
}

function bare(name: string): string {
  return name.replace(/\?$/, '');
}

/** One for all calls: each compiles the schema of schemas when it is first used, which takes longer than all calls together. */
const compilers = { body: createAjv(false), query: createAjv(true) };

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    ...{ strict: false, coerceTypes, allErrors: false, ownProperties: true, logger: false },
    code: { optimize: false }, // shortening the code takes longer than it ever saves
  });
  for (const [name, { test }] of Object.entries(formats)) ajv.addFormat(name, test);
  ajv.addFormat('password', true);
  return ajv;
}

function trim(value: Json | undefined): Json | undefined {
  return typeof value === 'string' ? value.trim() : value;
}

/** The path of the first invalid field and what it takes, in words of every language: `items.0.kind (a, b)`. */
function nameFault({ errors }: ValidateFunction): string {
  const [first] = errors ?? [];
  const path = (first?.instancePath ?? '').slice(1).replaceAll('/', '.');
  const missing: unknown = first?.params.missingProperty;
  const name = [path, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.') || 'body';
  const taken = describeTaken(first);
  return taken === '' ? name : `${name} (${taken})`;
}

const mostNamed = 20;

/** Names that are allowed, or a name that is not; the type, the format or the limit that a value must have. */
function describeTaken({ keyword, params }: Partial<Pick<ErrorObject, 'keyword' | 'params'>> = {}): string {
  if (keyword === 'enum') return params?.allowedValues.slice(0, mostNamed).join(', ');
  if (keyword === 'additionalProperties') return `${params?.additionalProperty}?`;
  if (keyword === 'type' || keyword === 'format') return String(params?.[keyword]);
  return params?.comparison ? `${params.comparison} ${params.limit}` : '';
}

import { isJsonObject, type Json } from '../../../schemas/index.ts';

/** A JSON Schema as a TypeScript type; `nameOf` gives the type of a schema that is referred to. */
export function writeType(schema: Json | undefined, nameOf: (reference: string) => string = () => 'unknown'): string {
  if (!isJsonObject(schema)) return 'unknown';
  if (typeof schema.$ref === 'string') return nameOf(schema.$ref);
  if (schema.const !== undefined) return writeValue(schema.const);
  if (Array.isArray(schema.enum)) return unite(schema.enum.map(writeValue));
  const variants = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(variants)) return unite(variants.map((one) => writeType(one, nameOf)));
  const inner = (one: Json | undefined) => writeType(one, nameOf);
  return unite([schema.type ?? 'unknown'].flat().map((type) => writeOne(type, schema, inner)));
}

type Inner = (schema: Json | undefined) => string;

function writeOne(type: Json, schema: { [name: string]: Json }, inner: Inner): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'array') return `${wrap(inner(schema.items))}[]`;
  if (type !== 'object') return 'unknown';
  if (isJsonObject(schema.properties)) return writeObject(schema.properties, schema.required, inner);
  const values = isJsonObject(schema.additionalProperties) ? inner(schema.additionalProperties) : 'unknown';
  return `Record<string, ${values}>`;
}

function writeObject(properties: { [name: string]: Json }, required: Json | undefined, inner: Inner): string {
  const needed = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(
    ([name, field]) => `${quoteKey(name)}${needed.includes(name) ? '' : '?'}: ${inner(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
}

export function quoteKey(key: string): string {
  return /^[a-zA-Z_]\w*$/.test(key) ? key : writeValue(key);
}

function unite(types: string[]): string {
  return [...new Set(types)].join(' | ');
}

function wrap(type: string): string {
  return type.includes('|') ? `(${type})` : type;
}

function writeValue(value: Json): string {
  return typeof value === 'string'
    ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
    : JSON.stringify(value);
}

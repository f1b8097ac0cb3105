import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';

/** A schema as people read it: `{ id: string, total?: integer, data: [ … ] }`, over several lines where it is long. */
export function writeShape(schema: Json | undefined, indent = ''): string {
  if (!isJsonObject(schema)) return 'any';
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? 'any';
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((one) => writeShape(one, indent)).join(' | ');
  if (schema.type === 'array') return `[${writeShape(schema.items, indent)}]`;
  if (isJsonObject(schema.properties)) return writeFields(schema, schema.properties, indent);
  const types = [schema.type].flat().filter((type) => typeof type === 'string');
  return types.length > 0 ? `${types.join(' | ')}${schema.format ? ` (${String(schema.format)})` : ''}` : 'any';
}

function writeFields(schema: JsonObject, properties: JsonObject, indent: string): string {
  const required = Array.isArray(schema.required) ? schema.required : [];
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${writeShape(field, inner)}`,
  );
  const short = `{ ${fields.join(', ')} }`;
  if (short.length <= 72 && !short.includes('\n')) return short;
  return `{\n${fields.map((field) => `${inner}${field}`).join('\n')}\n${indent}}`;
}

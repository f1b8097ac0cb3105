import { isJsonObject, type Json, type JsonObject } from '../../../schemas/index.ts';
import { sampleFormats } from './sampleFormats.ts';

/** A sample value that matches a schema: its own example, else the simplest. */
export function sampleValue(schema: Json | undefined, name = ''): Json {
  if (!isJsonObject(schema)) return {};
  if (schema.example !== undefined) return schema.example;
  if (Array.isArray(schema.examples) && schema.examples[0] !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0] ?? null;
  const [variant] = [schema.anyOf, schema.oneOf].find(Array.isArray) ?? [];
  return variant === undefined ? samplePlain(schema, name) : sampleValue(variant, name);
}

function samplePlain(schema: JsonObject, name: string): Json {
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return Array.from({ length: Math.max(1, readNumber(schema.minItems) ?? 0) }, () => sampleValue(schema.items));
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return sampleText(schema, name);
    default:
      return {};
  }
}

function sampleObject({ properties }: JsonObject): JsonObject {
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sampleValue(field, name)]));
}

function sampleNumber({ minimum, exclusiveMinimum, maximum }: JsonObject): number {
  const above = readNumber(exclusiveMinimum);
  const least = readNumber(minimum) ?? (above === undefined ? 1 : above + 1);
  return Math.min(least, readNumber(maximum) ?? least);
}

function sampleText({ format, pattern, minLength, maxLength }: JsonObject, name: string): string {
  const known = typeof format === 'string' ? sampleFormats[format] : undefined;
  if (known !== undefined) return known;
  const isId = name === 'id' || name.endsWith('Id') || name.endsWith('_id');
  const texts = [isId ? 'demo_admin' : name || 'text', name.toLowerCase(), name.toUpperCase(), ...patternSamples];
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /^/;
  const text = texts.find((one) => one !== '' && fits.test(one)) ?? name;
  return text.padEnd(readNumber(minLength) ?? 0, '-').slice(0, readNumber(maxLength));
}

/** Typical values of fields with a pattern. */
const patternSamples = ['#0b6b57', '10110', '0812345678', '1234567890121'];

function readNumber(value: Json | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

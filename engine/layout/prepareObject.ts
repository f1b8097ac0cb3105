import {
  isJsonObject,
  type Language,
  type LayoutObject,
  type PropertySchema,
  readText,
  type Text,
  type WidgetDefinition,
} from '../../schemas/index.ts';
import { readLink } from '../link/readLink.ts';

export interface PrepareOptions {
  language: Language;
  /** Cleans the properties that hold HTML (`x-control` `rich-text` or `html`). */
  sanitizeHtml: (html: string) => string;
}

/** Nested properties deeper than this are dropped: no widget describes any. */
const maxNesting = 8;

/**
 * An object as its view receives it: every property of the schema is there with the right type (or its default), texts in
 * one language, HTML cleaned, addresses that could run a script removed. Views need not check anything again.
 */
export function prepareObject(
  object: LayoutObject,
  definition: WidgetDefinition,
  options: PrepareOptions,
): LayoutObject {
  const prepared = { ...object };
  for (const [name, schema] of Object.entries(definition.props.properties)) {
    const value = prepareValue(object[name], schema, options, 0);
    if (value === undefined) delete prepared[name];
    else prepared[name] = value;
  }
  return prepared;
}

function prepareValue(value: unknown, schema: PropertySchema, options: PrepareOptions, depth: number): unknown {
  const found = isText(value) && accepts(schema, 'string') ? readText(value, options.language) : value;
  const fitting = found !== undefined && fits(found, schema) ? found : schema.default;
  const chosen = isText(fitting) && accepts(schema, 'string') ? readText(fitting, options.language) : fitting;
  if (typeof chosen === 'string') return prepareString(chosen, schema, options);
  if (depth > maxNesting) return undefined;
  if (Array.isArray(chosen)) {
    const { items } = schema;
    if (!items) return chosen;
    return chosen.map((item) => prepareValue(item, items, options, depth + 1)).filter((item) => item !== undefined);
  }
  if (isJsonObject(chosen) && schema.properties) {
    const entries = Object.entries(schema.properties).map(
      ([name, inner]) => [name, prepareValue(chosen[name], inner, options, depth + 1)] as const,
    );
    return { ...chosen, ...Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) };
  }
  return chosen;
}

function prepareString(value: string, schema: PropertySchema, options: PrepareOptions): string {
  const control = schema['x-control'];
  if (control === 'rich-text' || control === 'html') return options.sanitizeHtml(value);
  if (control === 'link' || control === 'image') return readLink(value).href;
  return value;
}

function fits(value: unknown, schema: PropertySchema): boolean {
  if (schema.enum && !schema.enum.some((option) => option === value)) return false;
  if (typeof value === 'number') {
    if (
      !Number.isFinite(value) ||
      (accepts(schema, 'integer') && !accepts(schema, 'number') && !Number.isInteger(value))
    )
      return false;
    if (schema.minimum !== undefined && value < schema.minimum) return false;
    if (schema.maximum !== undefined && value > schema.maximum) return false;
    return schema.type === undefined || accepts(schema, 'number') || accepts(schema, 'integer');
  }
  return schema.type === undefined || accepts(schema, kindOf(value));
}

function accepts(schema: PropertySchema, kind: string): boolean {
  if (schema.type === undefined) return false;
  return Array.isArray(schema.type) ? schema.type.includes(kind) : schema.type === kind;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isText(value: unknown): value is Text {
  return isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string';
}

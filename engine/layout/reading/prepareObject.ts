import {
  type BoundKind,
  type BoundText,
  isJsonObject,
  type Language,
  type LayoutObject,
  type PropertySchema,
  readText,
  type Text,
  type WidgetDefinition,
} from '../../../schemas/index.ts';
import { readLink } from '../../content/readLink.ts';
import { bindText, type TextBinding } from '../binding/bindText.ts';

export interface PrepareOptions {
  language: Language;
  /** Sanitises the properties that hold HTML (`x-control` `rich-text` or `html`). */
  sanitizeHtml: (html: string) => string;
  /** Values for placeholders; without them texts stay as they were written, as in the builder. */
  binding?: TextBinding;
}

/** State while the properties of one object are prepared. */
interface Preparation extends PrepareOptions {
  bound: BoundText[];
}

/** Properties nested deeper than this are dropped: no widget defines any. */
const maxNesting = 8;

/**
 * An object as its view receives it: every property of the schema with the right type (or its default), texts in one
 * language, HTML sanitised, unsafe URLs removed. Views need not check anything again.
 */
export function prepareObject(
  object: LayoutObject,
  definition: WidgetDefinition,
  options: PrepareOptions,
): LayoutObject {
  const { bound: _stored, ...prepared }: LayoutObject = object;
  const preparation: Preparation = { ...options, bound: [] };
  for (const [name, schema] of Object.entries(definition.props.properties)) {
    const value = prepareValue(object[name], schema, preparation, [name]);
    if (value === undefined) delete prepared[name];
    else prepared[name] = value;
  }
  return preparation.bound.length > 0 ? { ...prepared, bound: preparation.bound } : prepared;
}

function prepareValue(value: unknown, schema: PropertySchema, options: Preparation, path: BoundText['path']): unknown {
  const found = isText(value) && accepts(schema, 'string') ? readText(value, options.language) : value;
  const fitting = found !== undefined && fits(found, schema) ? found : schema.default;
  const chosen = isText(fitting) && accepts(schema, 'string') ? readText(fitting, options.language) : fitting;
  if (typeof chosen === 'string') return prepareString(chosen, schema, options, path);
  if (path.length > maxNesting + 1) return undefined;
  if (Array.isArray(chosen)) {
    const { items } = schema;
    if (!items) return chosen;
    const kept: unknown[] = [];
    for (const item of chosen) {
      const prepared = prepareValue(item, items, options, [...path, kept.length]);
      if (prepared !== undefined) kept.push(prepared);
    }
    return kept;
  }
  if (isJsonObject(chosen) && schema.properties) {
    const entries = Object.entries(schema.properties).map(
      ([name, inner]) => [name, prepareValue(chosen[name], inner, options, [...path, name])] as const,
    );
    return { ...chosen, ...Object.fromEntries(entries.filter(([, inner]) => inner !== undefined)) };
  }
  return chosen;
}

function prepareString(value: string, schema: PropertySchema, options: Preparation, path: BoundText['path']): string {
  const { binding, sanitizeHtml, bound } = options;
  const kind = kindOfText(schema);
  if (binding && schema['x-bind'] && value.includes('{{')) {
    const { text, parts } = bindText(value, kind, { ...binding, sanitizeHtml });
    if (parts) bound.push({ path, kind, parts });
    return text;
  }
  if (kind === 'html') return sanitizeHtml(value);
  if (kind !== 'link') return value;
  // A URL whose placeholders are not filled yet must not be requested as it is written.
  return schema['x-bind'] && value.includes('{{') ? '' : readLink(value).href;
}

function kindOfText({ 'x-control': control }: PropertySchema): BoundKind {
  if (control === 'rich-text' || control === 'html') return 'html';
  return control === 'link' || control === 'image' || control === 'file' ? 'link' : 'text';
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
  return [schema.type].flat().some((type) => type === kind);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isText(value: unknown): value is Text {
  return isJsonObject(value) && typeof value.th === 'string' && typeof value.en === 'string';
}

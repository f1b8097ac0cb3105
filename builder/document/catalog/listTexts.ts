import { fillDefaults, isPropertyShown } from '../../../engine/layout/propertyShown.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type PropertySchema,
  readText,
} from '../../../schemas/index.ts';
import type { PropertyPath } from '../operations/setProperty.ts';

/** A property of an object that people read as text, and what it says in one language. */
export interface ObjectText {
  path: PropertyPath;
  schema: PropertySchema;
  text: string;
  isRich: boolean;
  /** What is stored, in one or several languages, or the default. */
  value: Json | undefined;
}

/** The texts of an object that apply now, those of its list items too, in the order of its schema. */
export function listTexts(data: JsonObject, props: PropertySchema, language: Language): ObjectText[] {
  return collect(data, props, { language, path: [] });
}

interface Place {
  language: Language;
  path: PropertyPath;
}

function collect(value: Json | undefined, schema: PropertySchema, { language, path }: Place): ObjectText[] {
  if (!schema.properties || !isJsonObject(value)) return [];
  const filled = fillDefaults(value, schema);
  return Object.entries(schema.properties).flatMap(([name, property]): ObjectText[] => {
    if (name === 'uid' || !isPropertyShown(property, filled)) return [];
    const own = filled[name];
    const place = { language, path: [...path, name] };
    if (isText(property))
      return [{ path: place.path, schema: property, value: own, ...readOwn(own, property, language) }];
    const { items } = property;
    if (!Array.isArray(own) || !items) return collect(own, property, place);
    return own.flatMap((item, index) => collect(item, items, { language, path: [...place.path, index] }));
  });
}

const textControls: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'textarea', 'rich-text']);

function isText({ type, enum: values, 'x-control': control }: PropertySchema): boolean {
  return [type].flat().includes('string') && !values && textControls.has(control);
}

function readOwn(value: Json | undefined, schema: PropertySchema, language: Language) {
  const isRich = schema['x-control'] === 'rich-text';
  if (typeof value === 'string') return { text: value, isRich };
  // Only texts in several languages are objects where a string is expected.
  return { text: isJsonObject(value) ? readText(value as { th: string; en: string }, language) : '', isRich };
}

/** The value of a text property after one language of it was typed anew; a text without languages stays one. */
export function writeText(
  value: Json | undefined,
  { schema, language, text }: { schema: PropertySchema; language: Language; text: string },
): Json | undefined {
  const current = value ?? schema.default;
  if (isJsonObject(current)) return { ...current, [language]: text };
  return text === '' && schema.default === undefined ? undefined : text;
}

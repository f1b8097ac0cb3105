import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type PropertySchema,
  readText,
  type Text,
} from 'sala/schemas';
import { sayCondition, type TitleOf } from './comparisons.ts';
import type { StepLook } from './listLines.ts';
import { showSeconds } from './showSeconds.ts';

/** What people call that definitions name by codes. */
export interface KnownNames {
  collections: Readonly<Record<string, Text | string>>;
  roles: Readonly<Record<string, Text | string>>;
  flows: Readonly<Record<string, Text | string>>;
  documents: Readonly<Record<string, Text | string>>;
  /** What a value is called that a formula of the definition names. */
  titleOf?: TitleOf;
  /** By collection. */
  events: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** A piece of a sentence; what a param says stands out. */
export interface Piece {
  text: string;
  isValue?: true;
}

interface Describing {
  type: StepLook | undefined;
  language: Language;
  names: KnownNames;
}

const longest = 70;

/** A step as a sentence in the reader's language. */
export function describeStep(step: JsonObject, { type, language, names }: Describing): Piece[] {
  if (!type) return [{ text: String(step.code) }];
  const params = isJsonObject(step.params) ? step.params : {};
  const sayParam = (name: string) =>
    cut(sayValue(params[name], { schema: type.params[name] ?? {}, params, language, names }));
  const template = readText(type.sentence ?? type.title, language).replace(/\[([^\]]*)\]/g, (_, part: string) =>
    [...part.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => sayParam(name) !== '') ? part : '',
  );
  if (template.trim() === '') return [{ text: readText(type.title, language) }];
  return template
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{') ? { text: sayParam(part.slice(1, -1)) || '…', isValue: true } : { text: part },
    );
}

export function joinPieces(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

interface Saying {
  schema: PropertySchema;
  params: JsonObject;
  language: Language;
  names: KnownNames;
}

function sayValue(value: Json | undefined, saying: Saying): string {
  const { schema, params, language, names } = saying;
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'number')
    return schema['x-control'] === 'seconds' ? showSeconds(value, language) : String(value);
  if (schema['x-control'] === 'comparison') return sayCondition(String(value), { language, titleOf: titlesIn(names) });
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map((item) => sayValue(item, saying)).join(', ');
  if (isJsonObject(value))
    return Object.entries(value)
      .map(
        ([name, part]) =>
          `${name} = ${typeof part === 'object' ? JSON.stringify(part) : sayText(String(part), saying)}`,
      )
      .join(', ');
  const known = {
    collection: names.collections,
    roles: names.roles,
    flow: names.flows,
    document: names.documents,
    event: names.events[String(params.collection)],
  }[schema['x-control'] ?? ''];
  const titles = [known, schema['x-enum-titles']].find((one) => one && Object.hasOwn(one, value));
  return titles ? readText(titles[value], language) : sayText(value, saying);
}

/** What formulas name, as far as the definition is known. */
export function titlesIn(names: KnownNames): TitleOf {
  return (...asked) => names.titleOf?.(...asked);
}

/** A formula without its signs; the name of a field by its title. */
function sayText(text: string, { names, language }: Pick<Saying, 'names' | 'language'>): string {
  const sayName = (name: string) => readText(names.titleOf?.(name.trim()) ?? name, language);
  const said = text.startsWith('=') ? sayName(text.slice(1)) : text;
  return said.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => `‹${sayName(name)}›`).replace(/\s+/g, ' ');
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

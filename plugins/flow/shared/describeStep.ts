import {
  fitRow,
  groupDigits,
  listOperators,
  readFilterRows,
  readFlowPlaceholder,
  sayBoolean,
  sayCondition,
  sayFormula,
  sayRows,
  type TitleOf,
} from 'sala/engine';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  type Language,
  type PropertySchema,
  readText,
  type Text,
} from 'sala/schemas';
import { dayTitles } from './dayTitles.ts';
import { fieldIn, type RecordTitle, titleOfValue } from './fieldValues.ts';
import type { StepLook } from './listLines.ts';
import type { CollectionsByName } from './listValues.ts';
import { showSeconds } from './showSeconds.ts';

/** What people call that definitions name by codes. */
export interface SiteNames {
  collections: Readonly<Record<string, Text | string>>;
  roles: Readonly<Record<string, Text | string>>;
  flows: Readonly<Record<string, Text | string>>;
  documents: Readonly<Record<string, Text | string>>;
  mailTemplates: Readonly<Record<string, Text | string>>;
  /** Names under which actions of records start flows. */
  starts: Readonly<Record<string, Text | string>>;
  /** By collection. */
  fields: CollectionsByName;
  /** The collections whose records documents print. */
  printed: Readonly<Record<string, string>>;
  /** By collection. */
  events: Readonly<Record<string, Readonly<Record<string, Text>>>>;
}

/** The same for the sentences of one definition. */
export interface KnownNames extends SiteNames {
  recordTitle: RecordTitle;
  /** What a value is called that a formula of the definition names. */
  titleOf: TitleOf;
  /** What people call that which such a value belongs to: a step, or the record that started the run. */
  ownerOf: (name: string) => Text | undefined;
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
/** A condition that is cut says something else. */
const longestCondition = 240;

/** A step as a sentence in the reader's language. */
export function describeStep(step: JsonObject, { type, language, names }: Describing): Piece[] {
  if (!type) return [{ text: String(step.code) }];
  const params = isJsonObject(step.params) ? step.params : {};
  const sayParam = (name: string) => {
    const schema = type.params[name] ?? {};
    const isCondition = schema['x-control'] === 'condition' || schema['x-control'] === 'comparison';
    return cut(sayValue(params[name], { schema, params, language, names }), isCondition ? longestCondition : longest);
  };
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
    return schema['x-control'] === 'seconds' ? showSeconds(value, language) : groupDigits(Number(value));
  if (schema['x-control'] === 'comparison') return sayCondition(String(value), { language, titleOf: names.titleOf });
  if (typeof value === 'boolean') return readText(sayBoolean(value), language);
  if (Array.isArray(value)) return value.map((item) => sayValue(item, saying)).join(', ');
  if (isJsonObject(value)) return sayObject(value, saying);
  const titles = listTitles(saying);
  if (titles && Object.hasOwn(titles, value)) return readText(titles[value], language);
  const reference = { people: 'user', record: recordOf(params, names.printed) }[schema['x-control'] ?? ''];
  if (!reference) return sayText(value, saying);
  return names.recordTitle(reference, value) ?? sayReferred(value, reference, saying) ?? sayText(value, saying);
}

const namedIn: Text = { th: 'ที่ระบุใน {1}', en: 'named in {1}' };

/** The customer of an order by what names it, where its field is called what its records are: a sentence has said that already. */
function sayReferred(value: string, reference: string, { names, language }: Saying): string | undefined {
  const name = /^(?:=|\{\{)\s*([\w.]+)\s*(?:\}\})?$/.exec(value)?.[1] ?? '';
  const [field, records] = [names.titleOf(name), names.collections[reference]];
  if (!field || !records || readText(field, 'th') !== readText(records, 'th')) return undefined;
  const owner = names.ownerOf(name);
  return owner && readText(namedIn, language).replace('{1}', () => readText(owner, language));
}

/** What the values of a param are called. */
function listTitles({ schema, params, names }: Saying): Readonly<Record<string, Text | string>> | undefined {
  switch (schema['x-control']) {
    case 'collection':
      return names.collections;
    case 'roles':
      return names.roles;
    case 'flow':
      return names.flows;
    case 'document':
      return names.documents;
    case 'mailTemplate':
      return names.mailTemplates;
    case 'flowStart':
      return names.starts;
    case 'days':
      return dayTitles;
    case 'event':
      return names.events[String(params.collection)];
    case 'fieldNames': {
      const fields = Object.entries(fieldsOf(names, params));
      return Object.fromEntries(fields.map(([name, field]) => [name, field['x-title'] ?? name]));
    }
    default:
      return schema['x-enum-titles'];
  }
}

/** The collection of the record that a step names: its own, or that of the document that it makes. */
export function recordOf({ collection, document }: JsonObject, printed: SiteNames['printed']): string {
  return String(collection ?? printed[String(document)] ?? '');
}

function fieldsOf({ fields }: SiteNames, { collection }: JsonObject) {
  return (Object.hasOwn(fields, String(collection)) && fields[String(collection)]) || {};
}

/** A filter, or values by name; what is a field or a value of one is called as people call it. */
function sayObject(value: JsonObject, saying: Saying): string {
  const { schema, params, language, names } = saying;
  const fields = fieldsOf(names, params);
  const titleOf: TitleOf = (name, part) => {
    const field = fieldIn(fields, name);
    if (part === undefined) return field?.['x-title'];
    return titleOfValue(field, part, names.recordTitle) ?? sayText(part, saying);
  };
  const rows = schema['x-control'] === 'condition' ? readFilterRows(value) : undefined;
  if (rows) {
    const fitting = rows.map((row) => fitRow(row, listOperators(fieldIn(fields, row.field) ?? {})));
    return sayRows(fitting, { language, titleOf });
  }
  const sayPart = (name: string, part: Json): string => {
    if (Array.isArray(part)) return part.map((one) => sayPart(name, one)).join(', ');
    if (isJsonObject(part)) return JSON.stringify(part);
    if (typeof part === 'boolean') return readText(sayBoolean(part), language);
    return readText(titleOf(name, String(part)) ?? String(part), language);
  };
  return Object.entries(value)
    .map(([name, part]) => `${readText(titleOf(name) ?? name, language)} = ${sayPart(name, part)}`)
    .join(', ');
}

/** A text; the formulas in it are said in words. */
function sayText(text: string, { schema, names: { titleOf }, language }: Saying): string {
  const say = (formula: string) => sayFormula(formula.trim(), { language, titleOf });
  const said = text.startsWith('=') || schema.format === 'formula' ? say(text.replace(/^=/, '')) : text;
  return said
    .replace(/\{\{([^{}]*)\}\}/g, (_, inner: string) => `‹${say(readFlowPlaceholder(inner).formula)}›`)
    .replace(/\s+/g, ' ');
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

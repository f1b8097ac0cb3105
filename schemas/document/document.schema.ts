import type { JsonSchema } from '../json.ts';
import { documentOffers } from './document.ts';
import { etaxTypes } from './documentEtax.ts';
import { documentParts } from './documentSettings.ts';

const short: JsonSchema = { type: 'string', minLength: 1, maxLength: 500 };
const text = textOf(short);
const name: JsonSchema = { type: 'string', pattern: '^[a-z][A-Za-z0-9_]{0,59}$' };
const paths: JsonSchema = { type: 'array', maxItems: 12, items: short };
const pixels: JsonSchema = { type: 'number', exclusiveMinimum: 0, maximum: 5000 };
const value: Record<string, JsonSchema> = {
  from: { ...paths, minItems: 1 },
  choices: { type: 'object', additionalProperties: text },
  missing: text,
};
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: 'integer', minimum, maximum });

function textOf(each: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: false, required: ['th', 'en'], properties: { th: each, en: each } };
}

function object(properties: Record<string, JsonSchema>, optional: readonly string[] = []): JsonSchema {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', additionalProperties: false, required, properties };
}

const copy = object({ label: text, note: text, color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } }, ['note']);
const column = object(
  { name, title: text, width: pixels, align: { enum: ['start', 'center', 'end'] }, under: paths, ...value },
  ['align', 'under', 'choices', 'missing'],
);

const millimetres = (minimum: number): JsonSchema => ({ type: 'number', minimum, maximum: 1000 });
const paper = object(
  {
    title: text,
    mm: object({ width: millimetres(20), height: millimetres(10) }, ['height']),
    sheet: object(
      {
        columns: whole(1, 20),
        rows: whole(1, 40),
        gap: object({ column: millimetres(0), row: millimetres(0) }),
      },
      ['gap'],
    ),
    columns: { type: 'array', minItems: 1, maxItems: 20, items: object({ name, width: pixels }) },
    lines: object({ perPage: whole(1, 200), padTo: whole(0, 200), rowHeight: pixels }, [
      'perPage',
      'padTo',
      'rowHeight',
    ]),
  },
  ['sheet', 'columns', 'lines'],
);

/** What `document.json` of a plugin's document must be. */
export const documentSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/document.json',
  ...object(
    {
      collection: name,
      title: text,
      paper: name,
      papers: { type: 'object', minProperties: 1, maxProperties: 20, propertyNames: name, additionalProperties: paper },
      lines: object(
        {
          field: name,
          sum: name,
          spread: object({ total: name, by: name, as: name }),
          perPage: whole(1, 200),
          padTo: whole(0, 200),
          rowHeight: pixels,
          columns: { type: 'array', minItems: 1, maxItems: 20, items: column },
        },
        ['sum', 'spread'],
      ),
      minPages: whole(1, 20),
      number: name,
      values: {
        type: 'object',
        maxProperties: 200,
        propertyNames: name,
        additionalProperties: object({ ...value, as: { enum: ['qr', 'barcode'] } }, ['choices', 'missing', 'as']),
      },
      when: { type: 'object' },
      blocks: {
        type: 'object',
        maxProperties: 20,
        propertyNames: name,
        additionalProperties: { type: 'array', maxItems: 30, uniqueItems: true, items: name },
      },
      labels: { type: 'object', maxProperties: 200, propertyNames: name, additionalProperties: text },
      copies: object({ original: copy, copy, more: { type: 'array', maxItems: 4, items: copy } }, ['more']),
      cancelled: { type: 'object' },
      signs: name,
      mail: object({ subject: text, text: textOf({ ...short, maxLength: 5000 }) }),
      offers: { type: 'array', uniqueItems: true, items: { enum: [...documentOffers] } },
      etax: object(
        {
          type: { enum: [...etaxTypes] },
          purpose: { type: 'string', pattern: '^[A-Z]{4}[0-9]{2}$' },
          original: object({ number: name, date: name, value: name, corrected: name, reason: name }),
          basis: name,
          vatType: name,
        },
        ['purpose', 'original', 'basis', 'vatType'],
      ),
    },
    ['minPages', 'lines', 'when', 'blocks', 'offers', 'etax'],
  ),
};

const line = textOf({ ...short, maxLength: 2000 });

/** What a site may change of a document. Whether its names exist is asked of the document (`checkSettings`). */
export const documentSettingsSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/document-settings.json',
  type: 'object',
  additionalProperties: false,
  properties: {
    title: text,
    paper: name,
    color: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
    hidden: { type: 'array', maxItems: documentParts.length, uniqueItems: true, items: { enum: [...documentParts] } },
    perPage: { type: 'integer', minimum: 1, maximum: 200 },
    columns: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      items: object({ name, width: { type: 'number', minimum: 30, maximum: 700 }, title: text }, ['width', 'title']),
    },
    blocks: {
      type: 'object',
      maxProperties: 20,
      propertyNames: name,
      additionalProperties: { type: 'array', maxItems: 30, uniqueItems: true, items: name },
    },
    labels: { type: 'object', maxProperties: 200, propertyNames: name, additionalProperties: text },
    copies: object({ original: text, copy: text }),
    messages: {
      type: 'array',
      maxItems: 10,
      items: object({ text: line, on: { enum: ['first', 'closing'] }, when: { type: 'object' } }, ['when']),
    },
  },
};

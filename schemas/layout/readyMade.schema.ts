import type { JsonSchema } from '../json.ts';
import { sectionCategories } from './readyMade.ts';

const text: JsonSchema = {
  type: 'object',
  required: ['th', 'en'],
  additionalProperties: false,
  properties: { th: { type: 'string', minLength: 1 }, en: { type: 'string', minLength: 1 } },
};
const keywords: JsonSchema = { type: 'string', maxLength: 500 };
const replace: JsonSchema = {
  type: 'array',
  items: { type: 'string', pattern: '^[A-Za-z0-9_-]+(\\.[A-Za-z0-9_]+)+$' },
};

/** The schema of `sections/<name>.json`; its rows are checked as those of a layout. */
export const sectionSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/section.json',
  type: 'object',
  required: ['title', 'category', 'rows'],
  additionalProperties: false,
  properties: {
    title: text,
    category: { enum: [...sectionCategories] },
    keywords,
    replace,
    rows: { type: 'array', minItems: 1, items: { type: 'object' } },
  },
};

/** The schema of `templates/<name>.json`; the layout is checked as any other, beside the sections that it names. */
export const templateSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/template.json',
  type: 'object',
  required: ['title', 'description', 'layout'],
  additionalProperties: false,
  properties: {
    title: text,
    description: text,
    keywords,
    page: { type: 'string', maxLength: 100 },
    suits: { type: 'string', maxLength: 40 },
    replace,
    layout: {
      type: 'object',
      required: ['version', 'kind', 'rows'],
      properties: {
        rows: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            anyOf: [
              { required: ['section'], additionalProperties: false, properties: { section: { type: 'string' } } },
              { required: ['uid', 'columns'] },
            ],
          },
        },
      },
    },
  },
};

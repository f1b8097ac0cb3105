import type { JsonSchema } from '../json.ts';
import { layoutKinds } from './layout.ts';

const uid: JsonSchema = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' };
const style: JsonSchema = { type: 'object' };
const builder: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 64 },
    locked: { type: 'boolean' },
    examples: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 2000 } },
    decoration: { type: 'array', maxItems: 50, items: { type: 'string', maxLength: 2000 } },
  },
};
const visibility: JsonSchema = { type: ['object', 'boolean'] };

/**
 * The schema that a layout must satisfy before the server stores it. It checks the structure (rows, columns, objects)
 * and leaves the properties of objects to the schemas of their widgets, so a layout with a widget that is not installed
 * stays valid.
 */
export const layoutSchema: JsonSchema = {
  $id: 'https://sala.dev/schemas/layout.json',
  type: 'object',
  required: ['version', 'kind', 'rows'],
  properties: {
    version: { type: 'integer', minimum: 1 },
    kind: { enum: [...layoutKinds] },
    settings: { type: 'object' },
    tabs: {
      type: 'array',
      maxItems: 50,
      items: { type: 'object', required: ['uid', 'title'], properties: { uid, title: { type: ['string', 'object'] } } },
    },
    rows: { type: 'array', items: { $ref: '#/$defs/row' } },
  },
  $defs: {
    row: {
      type: 'object',
      required: ['uid', 'columns'],
      properties: {
        uid,
        dataMode: { enum: ['set', 'copy', 'standalone'] },
        dataSetName: { type: 'string', maxLength: 64 },
        minCopies: { type: 'integer', minimum: 0, maximum: 50 },
        maxCopies: { type: 'integer', minimum: 1, maximum: 50 },
        copyTitle: { type: ['string', 'object'] },
        show: visibility,
        style,
        builder,
        columns: { type: 'array', maxItems: 12, items: { $ref: '#/$defs/column' } },
      },
    },
    column: {
      type: 'object',
      required: ['uid', 'objects'],
      properties: {
        uid,
        size: { type: 'integer', minimum: 1, maximum: 12 },
        style,
        builder,
        objects: { type: 'array', items: { $ref: '#/$defs/object' } },
      },
    },
    object: {
      type: 'object',
      required: ['uid', 'type'],
      properties: {
        uid,
        type: { type: 'string', minLength: 1, maxLength: 64 },
        v: { type: 'integer', minimum: 1 },
        show: visibility,
        style,
        builder,
        rows: { type: 'array', items: { $ref: '#/$defs/row' } },
      },
    },
  },
};

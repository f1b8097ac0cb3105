import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { formats } from '../../../engine/collection/validate/formats.ts';
import type { JsonObject } from '../../../schemas/index.ts';
import { sampleFormats } from './sampleFormats.ts';
import { sampleValue } from './sampleValue.ts';

it.each(Object.keys(sampleFormats))('has a valid %s', (format) => {
  expect(formats[format]?.test(sampleFormats[format] ?? '')).toBe(true);
});

it.each<JsonObject>([
  { type: 'string', minLength: 8 },
  { type: 'string', maxLength: 2 },
  { type: 'string', pattern: '^\\d{5}$' },
  { type: 'string', pattern: '^[A-Z0-9_-]+$' },
  { type: ['string', 'null'], maxLength: 5 },
  { type: 'integer', minimum: 10, maximum: 20 },
  { type: 'number', exclusiveMinimum: 0 },
  { type: 'number', maximum: -1 },
  { type: 'array', minItems: 3, items: { type: 'boolean' } },
  { type: 'object', required: ['a'], properties: { a: { enum: ['x'] }, b: { anyOf: [{ type: 'null' }] } } },
  { oneOf: [{ const: 4 }, { type: 'string' }] },
])('makes a value that %j lets through', (schema) => {
  const isValid = new Ajv2020({ strict: false }).compile(schema);
  expect(isValid(sampleValue(schema, 'first_name')), JSON.stringify(sampleValue(schema))).toBe(true);
});

it('prefers the example of the schema', () => {
  expect(sampleValue({ type: 'string', examples: ['INV-0001'] })).toBe('INV-0001');
});

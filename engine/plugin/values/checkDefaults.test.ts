import { expect, it } from 'vitest';
import type { FieldSchema } from '../../../schemas/index.ts';
import { checkDefaults } from './checkDefaults.ts';

const state: FieldSchema = { type: 'string', enum: ['open', 'done'], default: 'opne' };

it.each<[string, FieldSchema, string]>([
  ['a field', state, 'properties.job.default'],
  [
    'a line',
    { type: 'array', items: { type: 'object', properties: { state } } },
    'properties.job.items.properties.state.default',
  ],
  ['a group of fields', { type: 'object', properties: { state } }, 'properties.job.properties.state.default'],
])('refuses the default of %s that its choices do not hold', (_, field, path) => {
  expect(checkDefaults({ job: field }, 'x.schema.json')).toEqual([
    expect.objectContaining({ path, message: expect.stringContaining('"open"') }),
  ]);
});

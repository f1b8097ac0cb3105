import { expect, it } from 'vitest';
import type { JsonObject, Layout, PropertySchema } from '../../../schemas/index.ts';
import { toEditor } from '../convert/toEditor.ts';
import { followKind } from './followKind.ts';

const holder: PropertySchema = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['text', 'email', 'number'], default: 'text', 'x-kind': true },
    label: { type: 'string' },
    longest: { type: 'number', 'x-when': { kind: { $ne: 'number' } } },
    checked: { type: 'boolean', default: true, 'x-when': { kind: 'email' } },
    note: { type: 'string', 'x-when': { label: 'never' } },
    fills: {
      type: 'string',
      enum: ['', 'name', 'email'],
      default: '',
      'x-enum-kinds': { name: ['text'], email: ['email'] },
    },
  },
};
const become = (object: JsonObject, value: string | undefined) => {
  const objects = [{ uid: 'a', ...object }];
  const layout = { version: 1, kind: 'page', settings: {}, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
  const tree = followKind(toEditor(layout as unknown as Layout), { id: 'a', path: ['kind'], holder, value });
  const { uid: _, ...data } = tree.a?.data ?? {};
  return data;
};

it.each<[string, JsonObject, string | undefined, JsonObject]>([
  [
    'what fills it in by itself goes with its kind',
    { kind: 'email', fills: 'email' },
    'text',
    { kind: 'text', fills: '' },
  ],
  ['and stays with a kind that it suits', { kind: 'text', fills: 'email' }, 'email', { kind: 'email', fills: 'email' }],
  ['it goes too when the former kind is the default', { fills: 'name' }, 'email', { kind: 'email', fills: '' }],
  ['and when the new one is', { kind: 'email', fills: 'email' }, undefined, { fills: '' }],
  [
    'what the new kind does not show goes',
    { kind: 'email', longest: 5, checked: false },
    'number',
    { kind: 'number', checked: true },
  ],
  ['what both show stays', { kind: 'email', longest: 5, label: 'x' }, 'text', { kind: 'text', longest: 5, label: 'x' }],
  ['what something else hides stays', { kind: 'email', note: 'x' }, 'text', { kind: 'text', note: 'x' }],
])('%s', (_name, object, value, made) => expect(become(object, value)).toEqual(made));

import { expect, it } from 'vitest';
import type { FieldSchema, JsonObject, Layout, LayoutObject, WidgetDefinition } from '../../../schemas/index.ts';
import { buildEntry } from '../../testing/buildEntry.ts';
import { toEditor } from '../convert/toEditor.ts';
import { toLayout } from '../convert/toLayout.ts';
import { rootId } from '../tree/tree.ts';
import { addFields } from './addFields.ts';
import { askForField } from './askForField.ts';
import { createCatalog } from './catalog.ts';

const props: WidgetDefinition['props'] = {
  type: 'object',
  properties: { help: { type: 'string', default: 'starts' } },
};
const fieldTypes = ['input', 'textarea', 'select', 'switch', 'record_date', 'record_upload', 'address'];
const catalog = createCatalog([
  buildEntry('form', { container: {}, form: 'sent' }),
  ...fieldTypes.map((type) => buildEntry(type, { field: true, props })),
]);
const title = { th: 'ชื่อ', en: 'Name' };

it.each<[string, FieldSchema, JsonObject | undefined]>([
  ['a text', { type: 'string', 'x-title': title }, { type: 'input', label: title, inputType: 'text' }],
  ['a text without a title', { type: 'string' }, { type: 'input', label: { th: 'of', en: 'of' } }],
  ['an e-mail', { type: 'string', format: 'email' }, { type: 'input', inputType: 'email' }],
  ['a tax id', { type: 'string', format: 'tax-id' }, { type: 'input', inputType: 'tax' }],
  ['a long text', { type: 'string', maxLength: 2000 }, { type: 'textarea', maxLength: 2000 }],
  ['a choice', { enum: ['a'] }, { type: 'select', options: [{ value: 'a', label: { th: 'a', en: 'a' } }] }],
  ['yes or no, which need not be yes', { type: 'boolean' }, { type: 'switch', required: false }],
  ['a day', { type: 'string', format: 'date' }, { type: 'record_date' }],
  ['an address', { type: 'object', 'x-type': 'address' }, { type: 'address' }],
  ['a file, which visitors cannot add to a record', { 'x-type': 'file' }, undefined],
  ['a widget that this site does not have', { 'x-type': 'geo' }, undefined],
  ['what nobody may write', { type: 'string', 'x-readonly': true }, undefined],
])('asks for %s', (_name, schema, expected) => {
  const field = askForField('of', schema, catalog);
  if (expected === undefined) expect(field).toBeUndefined();
  else expect(field).toMatchObject({ name: 'of', required: true, ...expected });
});

const fields = ['one', 'two'].map((name) => ({ type: 'input', name, help: '' }));
const namesOf = (objects: LayoutObject[] = []) => objects.map(({ name, help }) => [name, help]);
const layoutOf = (kind: Layout['kind'], objects: LayoutObject[]): Layout => {
  return { version: 1, kind, settings: {}, rows: [{ uid: 'r', columns: [{ uid: 'c', objects }] }] };
};

it('adds fields below the last of a form, with what their widgets start with', () => {
  const asked = [{ uid: 'a', type: 'input', v: 1, name: 'first' }];
  const form = { uid: 'f', type: 'form', v: 1, rows: [{ uid: 'fr', columns: [{ uid: 'fc', objects: asked }] }] };
  const after = { uid: 'z', type: 'input', v: 1, name: 'elsewhere' };
  const tree = toEditor(layoutOf('page', [form, after]));
  const [row] = toLayout(addFields(tree, { form: 'f', fields, catalog })).rows;
  const [own, ...others] = row?.columns[0]?.objects ?? [];
  const objects = own?.rows?.[0]?.columns[0]?.objects;
  expect(namesOf(objects)).toEqual([
    ['first', undefined],
    ['one', ''],
    ['two', ''],
  ]);
  expect(new Set(objects?.map(({ uid }) => uid)).size).toBe(3);
  expect(namesOf(others)).toEqual([['elsewhere', undefined]]);
});

it('begins a row in a form without fields, also where the whole page is the form', () => {
  const block = toEditor(layoutOf('page', [{ uid: 'f', type: 'form', v: 1 }]));
  const [row] = toLayout(addFields(block, { form: 'f', fields, catalog })).rows;
  expect(row?.columns[0]?.objects[0]?.rows?.[0]?.columns[0]?.objects).toHaveLength(2);
  const whole = toLayout(addFields(toEditor(layoutOf('form', [])), { form: rootId, fields, catalog }));
  expect(whole.rows.at(-1)?.columns[0]?.objects).toHaveLength(2);
});

import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Layout, PropertySchema, Text } from '../../schemas/index.ts';
import { createCatalog } from '../document/catalog/catalog.ts';
import { openInspector } from '../testing/openInspector.tsx';

const title = (text: string): Text => ({ th: text, en: text });
const options: PropertySchema = {
  type: 'array',
  maxItems: 6,
  'x-title': title('Options'),
  items: {
    type: 'object',
    properties: {
      label: { type: 'string', default: '', 'x-title': title('Text') },
      value: { type: 'string', default: '', 'x-title': title('Stored value'), 'x-distinct': true },
    },
  },
};
const definition = {
  type: 'choice',
  title: title('Choice'),
  icon: 'square',
  category: 'form' as const,
  version: 1,
  hydrate: 'never' as const,
  props: { type: 'object' as const, properties: { options } },
};
const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 };
const first = ['1', '2', '3'].map((value) => ({ value, label: { th: `ข้อ ${value}`, en: `Item ${value}` } }));

it('opens a new item with the focus in its first text, and one after the other by Enter', async () => {
  const { read } = await openInspector({
    id: 'a',
    layout: {
      version: 1,
      kind: 'page',
      settings: {},
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [{ uid: 'a', type: 'choice', v: 1, options: first }] }] }],
    } as unknown as Layout,
    catalog: createCatalog([{ definition, asset }]),
  });
  expect(page.getByText('Item 1', { exact: true }).elements(), 'an item goes by what people read').not.toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Add an item: Options' }));
  const inThai = page.getByRole('textbox', { name: 'Text (Thai)' }).last();
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('สี่{Tab}Four{Enter}');
  await expect.element(inThai).toHaveValue('');
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('{Enter}ห้า{Enter}');
  await expect.poll(() => read('a')?.options).toHaveLength(6);
  await expect.element(inThai).toHaveValue('');
  await expect.element(inThai).toHaveFocus();
  await userEvent.keyboard('หก{Enter}');
  expect(read('a')?.options, 'an empty line adds none, nor does a full list').toEqual([
    ...first,
    { value: '4', label: { th: 'สี่', en: 'Four' } },
    { value: '5', label: { th: 'ห้า', en: '' } },
    { value: '6', label: { th: 'หก', en: '' } },
  ]);
});

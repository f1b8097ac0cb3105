import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createCatalog } from '../../document/catalog/catalog.ts';
import { openInspector } from '../../testing/openInspector.tsx';

const title = (text: string) => ({ th: text, en: text });
const catalog = createCatalog([
  {
    definition: {
      type: 'part',
      title: title('part'),
      icon: 'square',
      category: 'content',
      version: 1,
      hydrate: 'never',
      props: {
        type: 'object',
        properties: {
          columns: {
            type: 'array',
            'x-title': title('Columns'),
            items: {
              type: 'object',
              properties: { field: { type: 'string', 'x-control': 'field', 'x-title': title('Shown') } },
            },
          },
        },
      },
    },
    asset: { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never', version: 1 },
  },
]);
const sales = { name: 'sales', title: 'Sales', schema: { properties: { total: { 'x-title': title('Whole sum') } } } };

it('offers the fields of the collection of the query by their names', async () => {
  const object = { uid: 'a', type: 'part', v: 1, query: { collection: 'sales' }, columns: [{ field: 'old' }] };
  const { read } = await openInspector({
    id: 'a',
    layout: {
      version: 1,
      kind: 'page',
      settings: {},
      rows: [{ uid: 'r', columns: [{ uid: 'c', objects: [object] }] }],
    },
    catalog,
    answers: { '/api/collection': { data: [sales] } },
  });
  const choice = page.getByRole('combobox', { name: 'Shown' });
  await expect.element(choice).toHaveValue('old'); // what was written by hand stays
  await choice.selectOptions('Whole sum');
  expect(read('a')?.columns).toEqual([{ field: 'total' }]);
});

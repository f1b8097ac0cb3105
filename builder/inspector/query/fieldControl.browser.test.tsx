import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PropertySchema } from '../../../schemas/index.ts';
import { openPart } from '../../testing/openPart.tsx';

const title = (text: string) => ({ th: text, en: text });
const properties: Record<string, PropertySchema> = {
  columns: {
    type: 'array',
    'x-title': title('Columns'),
    items: {
      type: 'object',
      properties: { field: { type: 'string', 'x-control': 'field', 'x-title': title('Shown') } },
    },
  },
};
const sales = { name: 'sales', title: 'Sales', schema: { properties: { total: { 'x-title': title('Whole sum') } } } };

it('offers the fields of the collection of the query by their names', async () => {
  const { read } = await openPart({
    properties,
    values: { query: { collection: 'sales' }, columns: [{ field: 'old' }] },
    answers: { '/api/collection': { data: [sales] } },
  });
  const choice = page.getByRole('combobox', { name: 'Shown' });
  await expect.element(choice).toHaveValue('old'); // what was written by hand stays
  await choice.selectOptions('Whole sum');
  expect(read('part')?.columns).toEqual([{ field: 'total' }]);
  expect(document.querySelector('.bd-list__title')?.textContent).toBe('Whole sum');
});

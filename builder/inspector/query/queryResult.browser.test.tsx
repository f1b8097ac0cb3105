import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { PropertySchema } from '../../../schemas/index.ts';
import { openPart } from '../../testing/openPart.tsx';

const title = (text: string) => ({ th: text, en: text });
const schema = { properties: { number: { type: 'string', 'x-title': title('Number') }, total: { type: 'number' } } };

function open(query: object, answer: unknown, more: PropertySchema = {}) {
  return openPart({
    properties: { query: { type: 'object', 'x-control': 'query', ...more } },
    values: { query },
    answers: { '/api/collection': { data: [{ name: 'sales', title: 'Sales', schema }] }, '/api/sales/query': answer },
  });
}

it('shows what a query finds, and asks again when it is changed', async () => {
  const rows = [
    { id: '1', number: 'SO-1', total: 5 },
    { id: '2', number: 'SO-2', total: 7 },
  ];
  const { calls } = await open({ collection: 'sales', find: { total: 5 } }, { data: rows, total: 31 });
  const result = page.getByRole('region', { name: 'What it finds now' });
  await expect.element(result.getByText(/^Found: 31, in \d+ ms\. Only the first 2 are shown\.$/)).toBeVisible();
  await expect.element(result.getByRole('columnheader', { name: 'Number' })).toBeVisible();
  await expect.element(result.getByRole('cell', { name: 'SO-2' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sorted by' }).selectOptions('Number');
  const asked = () => calls.filter(({ path }) => path === '/api/sales/query').map(({ options }) => options);
  await expect.poll(asked).toHaveLength(2);
  expect(asked()[1]).toMatchObject({ body: { args: [{ total: 5 }], paging: { limit: 5 }, sort: { number: 1 } } });
});

it('says in words why a query cannot be read', async () => {
  const refusal = new ApiError({ status: 403, code: 'not_allowed', message: 'You may not read sales.' });
  const refused = Promise.reject(refusal);
  refused.catch(() => undefined); // it is asked for later
  await open({ collection: 'sales', find: {} }, refused);
  await expect.element(page.getByText('Cannot be read: You may not read sales.')).toBeVisible();
});

it('says that a query depends on the page that is opened, and does not ask it', async () => {
  const { calls } = await open({ collection: 'sales', find: { customer_id: '$route.id' } }, { data: [], total: 0 });
  await expect.element(page.getByText(/depends on the page that is opened \(\$route\.id\)/)).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/sales/query')).toEqual([]);
});

it.each([
  ['asks how many records where the widget keeps to it', { 'x-limit': 12 }, 1],
  ['asks for no number that the widget does not heed', {}, 0],
])('%s', async (_, more, times) => {
  await open({ collection: 'sales', find: {} }, { data: [], total: 0 }, more);
  await expect.element(page.getByRole('combobox', { name: 'Sorted by' })).toBeVisible();
  expect(page.getByLabelText('Records per page').elements()).toHaveLength(times);
});

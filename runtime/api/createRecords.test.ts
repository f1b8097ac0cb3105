import { expect, it } from 'vitest';
import type { Api, ApiOptions } from './createApi.ts';
import { createRecords } from './createRecords.ts';

it('asks for a page of records by one call, as the collection’s own type', async () => {
  const calls: [string, ApiOptions | undefined][] = [];
  const api: Api = async <Answer>(path: string, options?: ApiOptions) => {
    calls.push([path, options]);
    return { data: [], total: 0, paging: { page: 2, limit: 5, totalPages: 0 } } as Answer;
  };
  const found = await createRecords(api)('product').find({ filter: { status: 'active' }, page: 2, limit: 5 });
  expect(found.total).toBe(0);
  expect(calls).toEqual([
    [
      '/api/product/query',
      { method: 'POST', body: { method: 'find', args: [{ status: 'active' }], paging: { page: 2, limit: 5 } } },
    ],
  ]);
});

it('names a record in the path safely', async () => {
  let asked = '';
  const api: Api = async <Answer>(path: string) => {
    asked = path;
    return { data: { id: 'a/b' } } as Answer;
  };
  await createRecords(api)('anything').read('a/b');
  expect(asked).toBe('/api/anything/a%2Fb');
});

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

it('makes no other call for a collection whose name in a layout leads elsewhere', async () => {
  const asked: string[] = [];
  const api: Api = async <Answer>(path: string) => {
    asked.push(new URL(path, 'http://site.example').pathname);
    return { data: {} } as Answer;
  };
  await createRecords(api)('people/demo_admin/disable?').create({});
  await createRecords(api)('task/../people/demo_admin/disable#').remove('x');
  expect(asked).toEqual([
    '/api/people%2Fdemo_admin%2Fdisable%3F',
    '/api/task%2F..%2Fpeople%2Fdemo_admin%2Fdisable%23/x',
  ]);
});

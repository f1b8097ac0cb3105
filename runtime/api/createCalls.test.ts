import { expect, it } from 'vitest';
import type { Api, ApiOptions } from './createApi.ts';
import { createCalls } from './createCalls.ts';

interface Known {
  'GET /api/people': { query?: { search?: string; page?: number }; answer: { total: number }; errors: never };
  'PUT /api/people/{id}/role': { params: { id: string }; body: { role: string }; answer: null; errors: 'unknown' };
}

it('fills path and address and sends the body, by the name of the call', async () => {
  const asked: [string, ApiOptions | undefined][] = [];
  const api: Api = async <Answer>(path: string, options?: ApiOptions) => {
    asked.push([path, options]);
    return { total: 2 } as Answer;
  };
  const call = createCalls<Known>(api);
  const { total } = await call('GET /api/people', { query: { search: 'ก&ข', page: undefined } });
  await call('GET /api/people');
  await call('PUT /api/people/{id}/role', { params: { id: 'a/b' }, body: { role: 'admin' } });
  expect(total).toBe(2);
  expect(asked).toEqual([
    ['/api/people?search=%E0%B8%81%26%E0%B8%82', { method: 'GET' }],
    ['/api/people', { method: 'GET' }],
    ['/api/people/a%2Fb/role', { method: 'PUT', body: { role: 'admin' } }],
  ]);
});

it('takes no call, and no argument, that its types do not name', () => {
  const call = createCalls<Known>(async () => ({}) as never);
  // @ts-expect-error the role is missing
  void call('PUT /api/people/{id}/role', { params: { id: 'a' }, body: {} });
  // @ts-expect-error there is no such call
  void call('GET /api/nothing');
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { publishLayout } from '../../../tests/support/publishLayout.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import type { ListAnswer } from '../shared/list/listAnswer.ts';

let app: TestApp;
let total = 0;

beforeAll(async () => {
  app = await openTestApp();
  const sales = { uid: 't1', type: 'table', v: 1, query: { collection: 'sales' } };
  await publishLayout(app, { host: 'factory.localhost', key: 'page/views-test', layout: buildLayout({}, [sales]) });
  total = (await listed('admin'))?.total ?? 0;
  expect(total).toBeGreaterThan(0);
});

afterAll(() => app.close());

async function listed(role: string, query = ''): Promise<ListAnswer | undefined> {
  const answer = await app.as(role)(`/api/page?path=${encodeURIComponent(`/cms/page/views-test${query}`)}`);
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer.json().data.t1?.list;
}

describe('views of a list', () => {
  const key = { list: 'sales.t1' };
  const save = async (role: string, data: object, host?: string) =>
    app.as(role)('/api/list_view', { method: 'POST', host, body: { data: { ...key, ...data } } });

  it('say filter, order and columns where the address is silent, for their owner', async () => {
    const made = await save('sales', { title: 'ว่าง', settings: { where: 'total.lt.0', cols: 'total,order_number' } });
    expect(made.status, made.text).toBe(201);
    const id = made.json().data.id;
    const seen = await listed('sales', `?t1.view=${id}`);
    expect(seen?.columns.map(({ field }) => field)).toEqual(['total', 'order_number']);
    expect(seen?.total).toBe(0);
    expect(seen?.views).toMatchObject([{ id, title: 'ว่าง', mine: true, shared: false }]);
    expect((await listed('sales', `?t1.view=${id}&t1.where=none`))?.total).toBe(total);
    expect((await listed('sales'))?.total).toBe(total);
    // Another person neither sees it nor is served by its id; nor may they change or remove it.
    const other = await listed('admin', `?t1.view=${id}`);
    expect(other).toMatchObject({ total, views: [] });
    expect(
      (await app.as('admin')(`/api/list_view/${id}`, { method: 'PUT', body: { data: { title: 'x' } } })).status,
    ).toBe(404);
    expect((await app.as('manager')(`/api/list_view/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  it('opens the usual one by itself, with the columns that a person chose', async () => {
    const made = await save('manager', { title: 'ประจำ', settings: { where: 'total.lt.0' } });
    await save('manager', { title: '', settings: { cols: 'state', view: made.json().data.id } });
    const usual = await listed('manager');
    expect(usual).toMatchObject({ total: 0, columns: [{ field: 'state' }] });
    expect((await listed('manager', '?t1.view=all'))?.total).toBe(total);
  });

  it('are shared by those who may, with those who see the list, on one site', async () => {
    const shared = await save('manager', { title: 'ทุกคน', shared: true, settings: { where: 'total.lt.0' } });
    expect(shared.status, shared.text).toBe(201);
    const id = shared.json().data.id;
    expect((await listed('sales', `?t1.view=${id}`))?.total).toBe(0);
    expect((await listed('sales'))?.views?.find((view) => view.id === id)).toMatchObject({ mine: false, shared: true });
    const refused = await save('sales', { title: 'ลอง', shared: true, settings: {} });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    const elsewhere = await app.as('admin')('/api/list_view', { host: 'shop.localhost' });
    expect(elsewhere.json().data).toEqual([]);
    const wrong = { list: { a: 1 }, title: 'x'.repeat(81), settings: { where: 1 } };
    expect((await save('sales', wrong)).status).toBe(400);
  });
});

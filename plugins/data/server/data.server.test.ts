import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildErpRecord } from '../../../tests/factories/buildErpRecord.ts';
import { buildLayout } from '../../../tests/factories/buildPage.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';
import type { ChartAnswer } from '../shared/chart.ts';
import type { ListAnswer } from '../shared/list/listAnswer.ts';

let app: TestApp;
let customer = '';

interface Body {
  data: Record<string, { list?: ListAnswer; chart?: ChartAnswer; figures?: unknown[] }>;
  failed?: string[];
  live?: Record<string, string[]>;
}

const sales = { type: 'table', query: { collection: 'sales' } };
const objects = [
  {
    uid: 't1',
    ...sales,
    rowPath: '/x/{id}',
    bulk: true,
    columns: columns('order_number', 'customer_id', 'state', 'total'),
  },
  { uid: 'all', type: 'record_list', collection: 'sales' },
  { uid: 'auto', type: 'table', query: { collection: 'sales' } },
  { uid: 'secret', type: 'table', query: { collection: 'vault' }, columns: columns('name', 'pin', 'nothing') },
  { uid: 'vault', type: 'table', query: { collection: 'vault' }, columns: columns('price', 'worth') },
  { uid: 'guess', type: 'chart', query: { collection: 'vault' }, groupBy: 'pin', period: 'none' },
  { uid: 'api', type: 'table', dataSourceType: 'api', apiEndpoint: '/api/sales?type=retail&sort=-order_number' },
  { uid: 'evil', type: 'table', dataSourceType: 'api', apiEndpoint: 'https://evil.example/api/sales' },
  { uid: 'sly', type: 'table', dataSourceType: 'api', apiEndpoint: '/\\evil.example/api/sales' },
  { uid: 'deep', type: 'table', dataSourceType: 'api', apiEndpoint: '/api/sales/../people' },
  {
    uid: 'chart',
    type: 'chart',
    query: { collection: 'sales' },
    groupBy: 'customer_id',
    period: 'none',
    seriesBy: 'type',
  },
  { uid: 'months', type: 'chart', query: { collection: 'sales' }, groupBy: 'created_at', period: 'month' },
  { uid: 'due', type: 'chart', query: { collection: 'sales' }, groupBy: 'due_date', period: 'month' },
  {
    uid: 'figures',
    type: 'statistics',
    measures: [
      { title: 'ก', query: { collection: 'sales' } },
      { title: 'ข', query: { collection: 'hr_employee' } },
      { title: 'ค', query: { collection: 'sales', find: { type: 'retail' } }, aggregate: 'count' },
      { title: 'ง', query: { collection: 'vault' }, aggregate: 'sum', field: 'pin' },
      { title: 'จ', query: { collection: 'sales' }, dateField: 'due_date' },
    ],
  },
  { uid: 'orders', type: 'order list table' },
  { uid: 'count', type: 'enrol counter', query: { collection: 'sales' } },
].map((object) => ({ v: 1, ...object }));

function columns(...fields: string[]) {
  return fields.map((field) => ({ field, title: '', kind: 'auto', total: field === 'total', hidden: false }));
}

beforeAll(async () => {
  app = await openTestApp();
  await app.app.db.platform.query('delete from r_sales'); // the demo's records, so that the test knows every record
  const root = app.as('root');
  const create = async (collection: string, data: object) => {
    const answer = await root(`/api/${collection}`, { method: 'POST', body: { data } });
    expect(answer.status, answer.text).toBe(201);
    return String(answer.json().data.id);
  };
  const product = await create('product', { product_name: 'แผ่นเหล็ก' });
  customer = await create('customer', { customer_name: 'บริษัท เจริญโลหะกิจ จำกัด' });
  for (let index = 0; index < 25; index += 1)
    await create('sales', {
      ...buildErpRecord('sales', { product, customer, supplier: '' }),
      type: index % 2 ? 'retail' : 'wholesale',
      due_date: index === 0 ? new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10) : '2020-01-01',
    });
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      pin: { type: 'number', 'x-secret': true },
      price: { type: 'number' },
      worth: { type: 'number', 'x-unit': 'currency' },
    },
    'x-access': { read: [{ roles: ['admin'] }], create: [{ roles: ['root'] }] },
  };
  const made = await root('/api/collection', { body: { data: { name: 'vault', title: 'ตู้นิรภัย', schema } } });
  expect(made.status, made.text).toBe(201);
  await create('vault', { name: 'ตู้ 1', pin: 424242 });
  const layout = buildLayout({}, objects);
  const saved = await root('/api/layout', { method: 'PUT', body: { key: 'page/data-test', layout, version: 0 } });
  const { version } = saved.json().data;
  await root('/api/layout/publish', { method: 'POST', body: { key: 'page/data-test', version } });
});

afterAll(() => app.close());

async function open(role: string | null, query = ''): Promise<Body> {
  const path = `/api/page?path=${encodeURIComponent(`/cms/page/data-test${query}`)}`;
  const answer = role === null ? await app.call(path) : await app.as(role)(path);
  expect(answer.status, answer.text.slice(0, 500)).toBe(200);
  return answer.json();
}

describe('the trash of a list', () => {
  it('shows deleted records to those who may restore them, by a path of their own', async () => {
    const admin = app.as('admin');
    const ids = (await open('admin', '?all.size=50')).data.all?.list?.rows.map(({ id }) => String(id)) ?? [];
    const gone = ids.slice(-2);
    for (const id of gone) expect((await admin(`/api/sales/${id}`, { method: 'DELETE' })).status).toBe(200);
    const trash = (await open('admin', '?all.view=trash')).data.all?.list;
    expect(trash).toMatchObject({ total: 2, trash: true, mayRestore: true, events: [] });
    expect(trash?.columns.map(({ field }) => field)).toContain('updated_at');
    expect(trash?.rows.map(({ id }) => id)).toEqual([...gone].reverse());
    expect(trash).not.toHaveProperty('newPath');
    expect(trash).not.toHaveProperty('detailPath');
    expect(trash?.rows[0]).not.toHaveProperty('_path');
    const detailPath = '/sales/sales-order/{id}';
    expect((await open('admin')).data.all?.list).toMatchObject({ total: 23, mayRestore: true, detailPath });

    const found = await admin('/api/sales/query', { body: { method: 'find', trash: true } });
    expect(found.json().total).toBe(2);
    const operations = gone.map((id) => ({ op: 'restore', collection: 'sales', id }));
    const refused = await app.as('sales')('/api/batch', { body: { operations, each: true } });
    expect(refused.json().data.every(({ error }: { error?: object }) => error)).toBe(true);
    const done = await admin('/api/batch', { body: { operations: [...operations, ...operations], each: true } });
    expect(done.json().data.map(({ error }: { error?: object }) => error === undefined)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect((await open('admin')).data.all?.list?.total).toBe(25);
  });

  it('is closed to those who may read but not delete', async () => {
    const answer = await open('sales', '?all.view=trash');
    expect(answer.data.all?.list).toMatchObject({ denied: true, rows: [] });
    expect((await open('sales')).data.all?.list?.mayRestore).toBe(false);
  });
});

describe('what may be changed in a list', () => {
  it('is said field by field and row by row, with the rights of the reader', async () => {
    const list = (await open('admin')).data.all?.list;
    const names = list?.changeable?.map(({ field }) => field) ?? [];
    expect(names).toEqual(expect.arrayContaining(['type', 'customer_id', 'due_date']));
    for (const name of ['items', 'subtotal', 'total']) expect(names).not.toContain(name);
    for (const row of list?.rows ?? []) expect(row._closed ?? []).not.toContain('due_date');
    expect((await open('admin')).data.auto?.list).not.toHaveProperty('changeable');
    const reader = (await open('quality')).data.all?.list;
    if (reader && !reader.denied) expect(reader.changeable).toEqual([]);
  });
});

describe('a table', () => {
  it('is a page of records with columns by their schema, names of references, sums and events', async () => {
    const list = (await open('admin')).data.t1?.list;
    expect(list).toMatchObject({ total: 25, page: 1, limit: 10, collection: 'sales', totals: { total: 2675 } });
    expect(list?.rows).toHaveLength(10);
    expect(list?.columns.map(({ field, kind }) => `${field} ${kind}`)).toEqual([
      'order_number text',
      'customer_id reference',
      'state status',
      'total money',
    ]);
    expect(list?.rows[0]).toMatchObject({
      _names: { customer_id: 'บริษัท เจริญโลหะกิจ จำกัด' },
      _events: expect.arrayContaining(['SUBMIT']),
    });
    expect(Object.keys(list?.rows[0] ?? {})).not.toContain('items');
    expect(list?.events.find(({ event }) => event === 'CANCEL')).toMatchObject({ title: 'ยกเลิก', tone: 'danger' });
  });

  it('tells what may be sent in any state, for those that are chosen beyond the rows, with the rights of the reader', async () => {
    const list = (await open('admin')).data.t1?.list;
    const names = (events: { event: string }[] = []) => events.map(({ event }) => event);
    expect(names(list?.events)).not.toContain('DELIVER');
    expect(names(list?.wholeEvents)).toEqual(expect.arrayContaining([...names(list?.events), 'DELIVER']));
    expect((await open('admin', '?t1.size=50')).data.t1?.list).not.toHaveProperty('wholeEvents'); // all of them are shown
    expect((await open('quality')).data.t1?.list?.wholeEvents ?? []).toEqual([]);
  });

  it('takes a number of a collection of the site for money only where the collection says so', async () => {
    const list = (await open('admin')).data.vault?.list;
    expect(list?.columns.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['price number', 'worth money']);
    const fields = JSON.stringify((await app.as('admin')('/api/page?path=/records/vault/new')).json());
    expect(fields).not.toMatch(/"name":"price"[^}]*"inputType":"money"/);
  });

  it('is narrowed by sentences, in groups, to what this reader may ask for', async () => {
    const total = async (where: string) =>
      (await open('admin', `?t1.where=${encodeURIComponent(where)}`)).data.t1?.list?.total;
    expect(await total('total.gte.1;state.in.draft')).toBe(25);
    expect(await total('total.empty|total.lt.0')).toBe(0);
    expect(await total('(total.empty|state.nin.shipped);order_number.filled')).toBe(25);
    expect(await total(`customer_id.in.${customer}`)).toBe(25);
    expect(await total(`customer_id.nin.${customer}`)).toBe(0);
    // Neither a field that the reader does not see, nor an operator that the field does not have.
    expect(await total('type.is.retail;total.contains.x;pin.eq.1;$where.is.1')).toBe(25);
    const named = (await open('admin', `?t1.where=customer_id.in.${customer}`)).data.t1?.list;
    expect(named?.names).toEqual({ [customer]: 'บริษัท เจริญโลหะกิจ จำกัด' });
  });

  it('is grouped with counts and sums, the first rows of each group, within what the list is narrowed to', async () => {
    const read = async (query: string, role = 'admin') => (await open(role, query)).data.t1?.list;
    const byState = await read('?t1.group=state');
    expect(byState).toMatchObject({
      total: 25,
      totals: { total: 2675 },
      grouped: { field: 'state', kind: 'status', rest: 0 },
    });
    expect(byState?.grouped?.groups).toMatchObject([
      { key: 'draft', count: 25, shown: 10, folded: false, sums: { total: 2675 } },
    ]);
    expect(byState?.rows.map(({ _group }) => _group)).toEqual(Array(10).fill('draft'));
    expect((await read('?t1.group=state&t1.fold=draft'))?.rows).toEqual([]);
    const byCustomer = await read('?t1.group=customer_id&t1.where=type.in.retail');
    expect(byCustomer?.grouped?.groups).toMatchObject([
      { key: customer, title: 'บริษัท เจริญโลหะกิจ จำกัด', count: 12, shown: 10 },
    ]);
    const byMonth = (await read('?t1.group=due_date'))?.grouped;
    expect(byMonth?.groups.map(({ key, count }) => [key.slice(0, 4) === '2020', count])).toEqual([
      [false, 1],
      [true, 24],
    ]);
    const created = await read('?t1.group=created_at');
    expect(created?.grouped?.groups.reduce((sum, { shown }) => sum + shown, 0)).toBe(created?.rows.length);
  });

  it('is not grouped by what its reader does not see, nor by what has no groups', async () => {
    for (const field of ['items', 'total', 'nothing', 'order_number'])
      expect((await open('admin', `?t1.group=${field}`)).data.t1?.list).not.toHaveProperty('grouped');
    expect((await open('admin', '?secret.group=pin')).data.secret?.list).not.toHaveProperty('grouped');
  });

  it('asks in a list of records for every field that the reader sees, days told from today and who made it too', async () => {
    const list = async (where: string) => (await open('admin', `?all.where=${where}`)).data.all?.list;
    expect((await list('type.in.retail'))?.total).toBe(12);
    expect((await list('due_date.within.this_month'))?.total).toBe(1);
    expect((await list('due_date.before.2020-01-02;type.in.retail~wholesale'))?.total).toBe(24);
    expect((await list('created_by.me'))?.total).toBe(0);
    expect((await list('created_by.notme;created_at.within.today'))?.total).toBe(25);
    expect((await list('state.empty'))?.fields?.map(({ field }) => field)).toContain('due_date');
  });

  it('chooses columns itself where the builder chose none', async () => {
    const list = (await open('admin')).data.auto?.list;
    expect(list?.columns[0]?.field).toBe('order_number');
    expect(list?.columns.length).toBeGreaterThan(3);
    expect(list?.columns.length).toBeLessThanOrEqual(8);
  });

  it('turns pages, sorts, searches and filters as its own part of the address says', async () => {
    const query = '?t1.page=2&t1.size=20&t1.sort=order_number&t1.f-state=draft&t1.f-customer_id=เจริญ&other.page=9';
    const { data } = await open('admin', query);
    expect(data.t1?.list).toMatchObject({ page: 2, limit: 20, total: 25 });
    expect(data.t1?.list?.rows).toHaveLength(5);
    expect(data.auto?.list?.page).toBe(1);
    const none = await open('admin', '?t1.f-customer_id=ไม่มีใครชื่อนี้');
    expect(none.data.t1?.list).toMatchObject({ total: 0, about: expect.stringContaining('ใบสั่งขาย') });
    const last = await open('admin', '?t1.page=99999');
    expect(last.data.t1?.list).toMatchObject({ page: 3 });
    expect(last.data.t1?.list?.rows).toHaveLength(5);
  });

  it.each([
    '?t1.sort=pin,-customer_id,$where&t1.size=100000&t1.page=-1',
    '?t1.f-total-from=abc&t1.f-total-to={"$gt":1}&t1.f-state=%00',
    '?t1.f-order_number=(((((a%2B)%2B)%2B&t1.q=%27%3B--',
    '?list={"query":{"collection":"vault"}}&t1.list=x&collection=vault',
  ])('does not stumble over %s', async (query) => {
    const { data, failed } = await open('admin', query);
    expect(failed ?? []).not.toContain('t1');
    expect(data.t1?.list?.collection).toBe('sales');
    expect(JSON.stringify(data)).not.toContain('424242');
  });

  it('reads what an endpoint of this site means, and no other', async () => {
    const { data, failed } = await open('admin');
    expect(data.api?.list).toMatchObject({ total: 12, collection: 'sales' });
    expect(failed).toEqual(expect.arrayContaining(['evil', 'sly']));
    expect(data.deep?.list).toMatchObject({ denied: true, rows: [] });
    expect(data.evil).toBeUndefined();
  });

  it('offers the file to those who may export, narrowed as the list is', async () => {
    const path = (await open('admin', '?t1.f-state=draft')).data.t1?.list?.exportPath ?? '';
    expect(path).toMatch(/^\/api\/sales\/export\?format=csv&words=titles&fields=.*&filter=/);
    const file = await app.as('admin')(path);
    expect(file.status).toBe(200);
    const [headings = '', ...rows] = file.text
      .replace(/^\ufeff/, '')
      .trim()
      .split(/\r?\n/);
    expect(headings.split(',')).toHaveLength(4); // the columns that the list shows
    expect(rows).toHaveLength(25);
    expect((await open('warehouse')).data.t1?.list?.exportPath).toBeUndefined();
  });

  it('is the list of orders under the name it had', async () => {
    const list = (await open('admin')).data.orders?.list;
    expect(list?.columns.map(({ title }) => title)).toEqual(['รหัสคำสั่งซื้อ', 'ชื่อลูกค้า', 'วันที่', 'สถานะ', 'ยอดรวม']);
  });
});

describe('whoever may not see', () => {
  it.each([null, 'user'])('as %s gets nothing of the records, not even their number', async (role) => {
    const body = await open(role);
    for (const uid of ['t1', 'auto', 'api', 'orders', 'secret'])
      expect(body.data[uid]?.list).toMatchObject({ denied: true, rows: [], total: 0, columns: [] });
    expect(body.data.chart?.chart).toBeNull();
    expect(body.data.figures?.figures).toEqual([null, null, null, null, null]);
    expect(JSON.stringify(body.data)).not.toMatch(/เจริญโลหะกิจ|424242|SO20/);
  });

  it('never gets a secret field, whatever the builder wrote', async () => {
    const body = await open('admin', '?secret.sort=pin&secret.f-pin-from=1');
    expect(body.data.secret?.list?.columns.map(({ field }) => field)).toEqual(['name']);
    expect(body.data.secret?.list?.total).toBe(1);
    expect(body.data.guess?.chart).toBeNull();
    expect(body.data.figures?.figures?.[3]).toBeNull();
    expect(JSON.stringify(body)).not.toContain('424242');
  });
});

describe('charts and figures', () => {
  it('group, name and stack what there is', async () => {
    const chart = (await open('admin')).data.chart?.chart;
    expect(chart?.groups).toEqual([
      {
        key: customer,
        title: 'บริษัท เจริญโลหะกิจ จำกัด',
        path: `/sales/sales-order?orders.view=all&orders.where=customer_id.in.${customer}`,
      },
    ]);
    expect(chart?.series.map(({ title, values }) => [title, ...values])).toEqual([
      ['ค้าส่ง', 13],
      ['ค้าปลีก', 12],
    ]);
  });

  it('go along time without gaps up to now', async () => {
    const chart = (await open('admin')).data.months?.chart;
    expect(chart?.groups).toHaveLength(12);
    expect(chart?.series[0]?.values).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]);
    const due = (await open('admin')).data.due?.chart; // by day in the database, added up to months here
    expect(due?.groups.map(({ key }) => key)).toEqual(chart?.groups.map(({ key }) => key));
    expect(due?.series[0]?.values.at(-1)).toBe(1);
  });

  it('are read in one request, each under the rights of the reader', async () => {
    const { data } = await open('sales');
    const path = '/sales/sales-order?orders.view=all';
    // The one that is narrowed by a condition leads nowhere: no list says that it shows the same records.
    expect(data.figures?.figures).toEqual([
      { allTime: 25, path, currentMonth: 25, previousMonth: 0, isMoney: false },
      null,
      { allTime: 12, currentMonth: 12, previousMonth: 0, isMoney: false },
      null,
      { allTime: 25, path, currentMonth: 1, previousMonth: 0, isMoney: false },
    ]);
    expect(data.count?.figures).toMatchObject([{ allTime: 25 }]);
  });

  it('tell what they read, so that they are read again when it changes', async () => {
    expect((await open('admin')).live).toMatchObject({ t1: ['sales'], chart: ['sales'] });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject, LayoutObject } from '../../../schemas/index.ts';
import { openTestApp, type TestApp } from '../../../tests/support/testApp.ts';

let test: TestApp;

const number = { type: 'number' };
const schema = {
  properties: {
    name: { type: 'string' },
    kind: { type: 'string', 'x-index': true },
    total: number,
    cost: number,
    due: { type: 'string', format: 'date' },
    margin: number,
    pin: { ...number, 'x-secret': true },
  },
  'x-access': {
    read: [{ roles: ['admin'] }, { public: true, fields: ['name', 'kind', 'total', 'cost', 'due'] }],
    create: [{ roles: ['admin'] }],
  },
};
const goods = [
  { name: 'ปากกา', kind: 'pen', total: 10.1, cost: 4.05, due: '2026-12-01', margin: 5, pin: 1 },
  { name: 'ดินสอ', kind: 'pen', total: 5.2, cost: 1.05, due: '2026-12-02', margin: 3, pin: 1 },
  { name: 'สมุด', kind: 'book', total: 30, margin: 9, pin: 1 },
];

beforeAll(async () => {
  test = await openTestApp();
  const made = await test.as('root')('/api/collection', { body: { data: { name: 'ware', title: 'ware', schema } } });
  expect(made.status, made.text).toBe(201);
  for (const data of goods) await test.as('admin')('/api/ware', { body: { data } });
});
afterAll(() => test.close());

const rowsOf = (uid: string, objects: object[]) => [{ uid: `${uid}r`, columns: [{ uid: `${uid}c`, objects }] }];

async function publish(key: string, objects: LayoutObject[], settings: object = {}, role = 'admin') {
  const layout = { version: 1, kind: 'page', settings, rows: rowsOf(key.replace('/', '-'), objects) };
  const saved = await test.as(role)('/api/layout', { method: 'PUT', body: { key, layout, version: 0 } });
  expect(saved.status, saved.text).toBe(200);
  return test.as(role)('/api/layout/publish', { method: 'POST', body: { key, version: saved.json().data.version } });
}

const read = async (path: string, ask: (path: string) => ReturnType<TestApp['call']> = test.call) =>
  (await ask(`/api/page?path=${encodeURIComponent(path)}`)).json();
const query = { collection: 'ware', sort: { total: 1 } };

describe('a formula in the texts of a page', () => {
  it('is computed on the server for the record of each copy, with what this reader was answered', async () => {
    const text = '<p>{{item.name}} {{= item.total - item.cost | number: 2}} {{= has(item.margin) ? "M" : "-"}}</p>';
    const card = { uid: 't', type: 'paragraph', content: text };
    const answer = await publish('page/wares', [
      { uid: 'l', type: 'repeater', query, rows: rowsOf('l', [card]) } as never,
    ]);
    expect(answer.status, answer.text).toBe(200);
    const page = JSON.stringify(await read('/cms/page/wares'));
    expect(page).toContain('ดินสอ 4.15 -');
    expect(page).toContain('ปากกา 6.05 -');
    expect(page).toContain('สมุด 30.00 -');
    expect(page).not.toContain('{{');
  });

  it('that reads the form is left to the browser, which fetches the language only then', async () => {
    const field = { uid: 'q', type: 'input', name: 'qty', label: 'จำนวน' };
    const total = { uid: 's', type: 'header', text: 'รวม {{= form.qty * 2.5 | money}}' };
    const form = { uid: 'f', type: 'form', rows: rowsOf('f', [field, total]) };
    expect((await publish('page/asks', [form as never])).status).toBe(200);
    const page = await read('/cms/page/asks');
    expect(JSON.stringify(page.layout)).toContain('"formula":"form.qty * 2.5"');
    expect(JSON.stringify(page.layout)).toContain('รวม ฿0.00');
  });

  it('is refused at publishing where it is wrong, with its place and the nearest name, in the language of the person', async () => {
    const card = { uid: 't', type: 'header', text: '{{= item.totl * 2}}' };
    const page = [{ uid: 'l', type: 'repeater', query, rows: rowsOf('l', [card]) } as never];
    const refused = await publish('page/wrong', page);
    expect(refused.json()).toMatchObject({ status: 400, code: 'layout_dead' });
    expect(refused.json().message).toMatch(/สูตรใช้ไม่ได้: item\.totl \* 2 .*total/);
    const chart = { uid: 'c', type: 'chart', query, aggregate: 'sum', formula: 'bahtWords(record.total)' } as never;
    expect((await publish('page/wrongchart', [chart])).json().message).toContain('bahtWords');
  });
});

describe('a figure given as a formula', () => {
  const chart = (formula: string, more: object = {}) =>
    ({
      uid: 'c',
      type: 'chart',
      query: { collection: 'ware' },
      aggregate: 'sum',
      formula,
      groupBy: 'kind',
      period: 'none',
      ...more,
    }) as never;
  const valuesOf = (page: JsonObject): unknown => {
    const { groups, series } = (
      page.data as never as { c: { chart: { groups: { key: string }[]; series: { values: number[] }[] } } }
    ).c.chart;
    return Object.fromEntries(groups.map(({ key }, at) => [key, series[0]?.values[at]]));
  };

  it('is summed by the database, exact, what is missing counting as nothing', async () => {
    expect((await publish('page/chart', [chart('record.total - record.cost')])).status).toBe(200);
    expect(valuesOf(await read('/cms/page/chart', test.as('admin')))).toEqual({ pen: 10.2, book: 30 });
    const days = chart('has(record.due) ? daysBetween(record.due, addDays(record.due, 3)) : 0');
    expect((await publish('page/days', [days])).status).toBe(200);
    expect(valuesOf(await read('/cms/page/days', test.as('admin')))).toEqual({ pen: 6, book: 0 });
  });

  it('shows nothing of fields that its reader may not read', async () => {
    expect((await publish('page/hidden', [chart('record.total + record.margin')])).status).toBe(200);
    expect(valuesOf(await read('/cms/page/hidden', test.as('admin')))).toEqual({ pen: 23.3, book: 39 });
    const page = await read('/cms/page/hidden', test.as('sales'));
    expect(page.failed ?? []).toEqual([]);
    expect(page.data.c.chart).toBeNull();
  });

  it('stands in statistics, too', async () => {
    const measures = [{ query: { collection: 'ware' }, aggregate: 'avg', formula: 'record.total * 2', title: 'x' }];
    expect((await publish('page/figures', [{ uid: 's', type: 'statistics', measures } as never])).status).toBe(200);
    const page = await read('/cms/page/figures', test.as('admin'));
    expect(page.data.s.figures[0].allTime).toBeCloseTo(30.2, 10);
  });

  it('is asked for over the API, and refused with its place', async () => {
    const ask = (value: object, stages: object[] = []) =>
      test.as('admin')('/api/ware/aggregate', { body: { pipeline: [...stages, { $group: { _id: '$kind', value } }] } });
    const sums = await ask({ $sum: { $formula: 'record.kind == "pen" ? record.total * 0.1 : 0' } });
    expect(sums.status, sums.text).toBe(200);
    expect(sums.json().data).toEqual([
      { _id: 'book', value: 0 },
      { _id: 'pen', value: 1.53 },
    ]);
    for (const [value, stages, told] of [
      [{ $sum: { $formula: 'record.totl' } }, [], 'total'],
      [{ $sum: { $formula: 'record.pin' } }, [], 'pin'],
      [{ $sum: { $formula: 'bahtWords(record.total)' } }, [], 'pipeline'],
      [{ $sum: { $formula: 'record.total' } }, [{ $project: { total: 1 } }], 'pipeline'],
      [
        { $sum: { $formula: `${'addDays('.repeat(30)}record.due${', 1)'.repeat(30)} == null ? 1 : 0` } },
        [],
        'pipeline',
      ],
    ] as const) {
      const refused = await ask(value, [...stages]);
      expect(refused.status, refused.text).toBe(400);
      expect(refused.text).toContain(told);
    }
    const huge = await ask({ $sum: { $formula: `record.total${' * 1e300'.repeat(500)}` } });
    expect([200, 400]).toContain(huge.status);
  });
});

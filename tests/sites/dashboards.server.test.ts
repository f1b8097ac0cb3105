import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../schemas/index.ts';
import { siteRoutes } from '../../server/sites/siteRoutes.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

/** The figures of every collection: each leads to the list of exactly the records that it counts. */
let test: TestApp;
let dashboards: { collection: string; path: string }[];

beforeAll(async () => {
  test = await openTestApp();
  const { routes } = siteRoutes(test.app.registry, await test.site('factory'));
  dashboards = routes.flatMap(({ screen, collection, path }) =>
    screen === 'dashboard' && collection ? [{ collection, path }] : [],
  );
});
afterAll(() => test.close());

const open = async (path: string, role = 'admin') =>
  (await test.as(role)(`/api/page?path=${encodeURIComponent(path)}`)).json();

interface Counted {
  what: string;
  count: number;
  path: string;
}

interface Shown extends JsonObject {
  uid: string;
  type: string;
}

const listShown = (layout: { rows: { columns: { objects: Shown[] }[] }[] }) =>
  layout.rows.flatMap(({ columns }) => columns.flatMap(({ objects }) => objects));

/** What the objects of a page count, with the list that each figure leads to. */
function listCounted(page: {
  layout: Parameters<typeof listShown>[0];
  data: Record<string, Record<string, Json>>;
}): Counted[] {
  return listShown(page.layout).flatMap((object): Counted[] => {
    const answer = page.data[object.uid] ?? {};
    if (object.type === 'chart' && object.aggregate === 'count') {
      const { groups, series } = answer.chart as unknown as {
        groups: { key: string; path?: string }[];
        series: { values: number[] }[];
      }; // what data.chart answers
      return groups.flatMap(({ key, path }, at) =>
        path
          ? [
              {
                what: `${object.uid} ${key}`,
                count: series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0),
                path,
              },
            ]
          : [],
      );
    }
    if (object.type !== 'statistics') return [];
    const figures = answer.figures as unknown as ({ allTime: number; path?: string } | null)[]; // what data.measures answers
    return (object.measures as JsonObject[]).flatMap(({ aggregate }, at) => {
      const figure = figures[at];
      return aggregate === 'count' && figure?.path
        ? [{ what: `figure ${at}`, count: figure.allTime, path: figure.path }]
        : [];
    });
  });
}

async function countRows(path: string): Promise<number | undefined> {
  const { layout, data } = await open(path);
  const list = listShown(layout).find(({ type }) => type === 'record_list');
  return data[list?.uid ?? '']?.list?.total;
}

/** Those whose groups are followed too: of states, months and references. */
const followed = new Set(['sales', 'customer', 'production_order']);

it('counts what the list behind each figure shows, in every collection', async () => {
  const faults: string[] = [];
  let compared = 0;
  for (const { collection, path } of dashboards) {
    const page = await open(path);
    if (page.failed) faults.push(`${path}: ${page.failed}`);
    const counted = listCounted(page);
    const chosen = followed.has(collection) ? counted : counted.filter(({ what }) => what.startsWith('figure'));
    for (const { what, count, path: list } of chosen) {
      compared += 1;
      const rows = await countRows(list);
      if (rows !== count) faults.push(`${collection} ${what}: ${count}, and ${rows} in ${list}`);
    }
  }
  expect(faults).toEqual([]);
  expect(dashboards.length).toBeGreaterThan(20);
  expect(compared).toBeGreaterThan(dashboards.length);
});

it.each(['/purchase/dashboard', '/inventory/stock-overview', '/sales/sales-order'])(
  'counts on %s what the lists behind its figures show',
  async (path) => {
    const counted = listCounted(await open(path));
    expect(counted.length).toBeGreaterThan(0);
    for (const { what, count, path: list } of counted) expect([what, await countRows(list)]).toEqual([what, count]);
  },
);

it('gives states the colours that the list gives them', async () => {
  const place = dashboards.find(({ collection }) => collection === 'sales');
  const page = await open(place?.path ?? '');
  const { data, layout } = await open((place?.path ?? '').replace(/\/overview$/, ''));
  const [list] = listShown(layout).filter(({ type }) => type === 'record_list');
  const answer = data[list?.uid ?? ''].list;
  const choices: { value: string; title: string; tone?: string }[] = [...answer.fields, ...answer.columns].find(
    ({ field }: { field: string }) => field === 'state',
  ).choices;
  const { groups } = page.data.states.chart;
  expect(groups.length).toBeGreaterThan(1);
  for (const { key, title, tone } of groups) {
    const choice = choices.find(({ value }) => value === key);
    expect({ title, tone }).toEqual({ title: choice?.title, tone: choice?.tone });
  }
});

it('is closed to those who may not see the list', async () => {
  const place = dashboards.find(({ collection }) => collection === 'sales');
  const answer = await test.as('user')(`/api/page?path=${encodeURIComponent(place?.path ?? '')}`);
  expect(answer.status).toBe(403);
});

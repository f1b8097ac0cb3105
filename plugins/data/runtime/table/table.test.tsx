import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PagePayload } from '../../../../schemas/index.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Chart } from '../chart/Chart.tsx';
import { widget as chartWidget } from '../chart/chart.ts';
import { OrderCounter } from '../order_counter/OrderCounter.tsx';
import { widget as counterWidget } from '../order_counter/order_counter.ts';
import { Statistics } from '../statistics/Statistics.tsx';
import { widget as statisticsWidget } from '../statistics/statistics.ts';
import { buildChart, buildList, buildShares, staffSession } from '../testing/storyData.ts';
import { Table } from './Table.tsx';
import { widget } from './table.ts';

const draw = (data: object, page: Partial<PagePayload> = {}, properties: Record<string, unknown> = {}) =>
  renderToStaticMarkup(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, ...properties },
      data: data as Record<string, never>,
      page,
    }),
  ).replaceAll('&amp;', '&');

describe('a table without scripts', () => {
  const address = '?object-1.page=3&object-1.q=x&other.page=7';
  const html = draw({ list: buildList(10_000, { page: 3 }) }, { address });

  it('sorts by plain links that begin at the first page and leave other objects alone', () => {
    expect(html).toContain('href="?object-1.q=x&other.page=7&object-1.sort=number"');
    expect(html).toContain('aria-sort="descending"');
  });

  it('turns pages by plain links, five of them, and offers 10, 20 and 50 rows', () => {
    expect(html.match(/aria-label="หน้า \d+"/g)).toEqual([1, 2, 3, 4, 5].map((page) => `aria-label="หน้า ${page}"`));
    expect(html).toContain('href="?object-1.page=4&object-1.q=x&other.page=7"');
    for (const size of [10, 20, 50]) expect(html).toContain(`aria-label="แถวต่อหน้า ${size}"`);
    expect(html).toContain('21–30 จาก 10,000 รายการ');
  });

  it('searches and filters by plain forms that keep the rest of the address', () => {
    expect(html).toMatch(/<form [^>]*role="search" method="get"/);
    expect(html).toContain('<input type="hidden" name="other.page" value="7"/>');
    expect(html).toContain('name="object-1.f-total-from"');
    expect(html).toContain('name="object-1.f-state"');
  });

  it('writes dates, money, states and references as people read them', () => {
    for (const text of ['21 พ.ย. 2569', '1,250.50', 'ส่งออกแล้ว', 'บริษัท เจริญโลหะกิจ จำกัด']) expect(html).toContain(text);
    expect(html).not.toContain('customer_0');
  });
});

it('says why there are no rows', () => {
  expect(draw({ list: buildList(0) })).toContain('ยังไม่มีข้อมูล');
  expect(draw({ list: buildList(0, { about: 'สินค้าที่ขาย' }) })).toContain('สินค้าที่ขาย');
  expect(draw({ list: buildList(0) }, { address: '?object-1.q=x' })).toContain('ไม่พบรายการที่ตรงกับเงื่อนไข');
  expect(draw({ list: buildList(0, { denied: true }) })).toContain('คุณไม่มีสิทธิ์ดูข้อมูลนี้');
  expect(draw({}, { failed: ['object-1'] })).toContain('โหลดข้อมูลไม่สำเร็จ');
  const api = { dataSourceType: 'api', apiEndpoint: '/api/x' };
  expect(draw({}, { failed: ['object-1'] }, api)).toContain('ดึงข้อมูลจาก API ไม่สำเร็จ');
  const session = { ...staffSession, language: 'en' as const };
  expect(draw({}, { failed: ['object-1'], session }, api)).toContain('Failed to fetch data from API');
});

it('lets no value become markup or an address that runs', () => {
  const list = buildList(1, {
    columns: [
      { field: 'a', title: '<b>', kind: 'link' },
      { field: 'b', title: 'b', kind: 'image' },
    ],
    rows: [{ id: '1', a: 'javascript:alert(1)', b: 'javascript:alert(1)' }],
  });
  const html = draw({ list });
  expect(html).not.toMatch(/href="javascript|src="javascript|<b>/);
});

it('draws charts on the server, with the same figures as a table', () => {
  const chart = (kind: string, data: unknown) =>
    renderToStaticMarkup(
      drawWidget(chartWidget, Chart, {
        properties: { kind, query: { collection: 'x' } },
        data: { chart: data as never },
      }),
    );
  const bars = chart('bar', buildChart());
  expect(bars.match(/<rect class="w-chart__fill"/g)).toHaveLength(12);
  expect(bars).toContain('<th scope="row">พฤศจิกายน 2569</th>');
  expect(bars).toContain('พ.ย. 69');
  expect(chart('pie', buildShares())).toContain('ร่าง 120 (41.8%)');
  for (const kind of ['line', 'area', 'stacked', 'donut'])
    expect(chart(kind, buildChart(['ก', 'ข']))).not.toContain('NaN');
});

it('shows figures with those of this month, and leaves out what may not be seen', () => {
  const figures = [{ allTime: 1200, currentMonth: 30, previousMonth: 20, isMoney: false }, null, null];
  const html = renderToStaticMarkup(
    drawWidget(statisticsWidget, Statistics, { properties: { compare: 'previous' }, data: { figures } }),
  );
  expect(html).toContain('1,200');
  expect(html).toContain('มากกว่าเดือนก่อน 50%');
  expect(html.match(/<li/g)).toHaveLength(1);
});

it('counts what the specification says until it is bound, and nothing false after', () => {
  const counter = (properties: object, data = {}) =>
    renderToStaticMarkup(drawWidget(counterWidget, OrderCounter, { properties: { ...properties }, data }));
  expect(counter({})).toContain('154k+');
  expect(counter({ query: { collection: 'sales' } }, { figures: [{ allTime: 1200 }] })).toContain('1,200');
  expect(counter({ query: { collection: 'sales' } }, { figures: [null] })).not.toContain('154k+');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type DrawOptions, drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Repeater } from './Repeater.tsx';
import { widget } from './repeater.ts';

const rows = ['p1', 'p2'].map((tab) => ({ uid: tab, tab, columns: [] }));
const list = (more: object) => ({ items: { data: [], count: 2, total: 5, page: 1, limit: 2, ...more } });
const draw = (properties: object, options: DrawOptions = {}) =>
  renderToStaticMarkup(
    drawWidget(widget, Repeater, {
      properties: { rows, ...properties },
      rows: (panel) => <b>{panel ?? 'template'}</b>,
      ...options,
    }),
  );
const ask = (properties: object, address: Record<string, string> = {}) =>
  widget.data?.({ uid: 'o', type: 'repeater', query: { collection: 'post' }, ...properties }, address).items;

it('draws the rows of each record', () => {
  expect(draw({}, { data: list({}) })).toContain('<li><b>p1</b></li><li><b>p2</b></li>');
});

it('draws the rows once for whoever edits them', () => {
  const written = [{ uid: 'r', columns: [] }];
  const drawn = draw({ rows: written }, { runtime: { editing: true } });
  expect(drawn).toContain('<b>template</b>');
  expect(drawn).toContain('w-repeater__items'); // as wide as a copy
});

it('draws the copies that the server prepared in pictures of the builder too', () => {
  expect(draw({}, { runtime: { editing: true } })).toContain('<li><b>p1</b></li><li><b>p2</b></li>');
});

it('says that there is nothing, and that reading failed, in different words', () => {
  expect(draw({ rows: [] }, { data: list({ total: 0 }) })).toContain('ยังไม่มีรายการ');
  const failed = draw({ rows: [] }, { page: { failed: ['object-1'] } });
  expect(failed).toContain('โหลดรายการไม่สำเร็จ');
  expect(failed).toContain('ลองอีกครั้ง');
});

it('leads to the next page by plain links that keep the rest of the address', () => {
  const page = { address: '?q=x&object-1.page=2' };
  const html = draw({ paging: 'pages' }, { data: list({ page: 2 }), page });
  expect(html).toContain('href="?q=x"');
  expect(html).toContain('href="?q=x&amp;object-1.page=3"');
  expect(html).toContain('หน้า 2 จาก 3');
  const more = draw({ paging: 'more' }, { data: list({ count: 4 }), page });
  expect(more).toContain('แสดง 4 จาก 5 รายการ');
  expect(more).toContain('object-1.page=3');
});

it('asks for what the builder chose, whatever the address says', () => {
  expect(ask({ query: {} })).toBeUndefined();
  expect(ask({ query: 7 })).toBeUndefined();
  expect(ask({ paging: 'none' }, { page: '9' })).toEqual({ collection: 'post', find: {}, limit: 12, page: 1 });
  expect(ask({ paging: 'pages' }, { page: '3' })).toMatchObject({ limit: 12, page: 3 });
  expect(ask({ paging: 'pages' }, { page: '-1e9' })).toMatchObject({ page: 1 });
  expect(ask({ paging: 'more', query: { collection: 'post', limit: 50 } }, { page: '99' })).toMatchObject({
    limit: 200,
    page: 1,
  });
  expect(ask({ query: { collection: 'post', limit: 5000, find: [], sort: 'x' } })).toMatchObject({
    limit: 100,
    find: {},
  });
});

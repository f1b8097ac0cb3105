import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import type { ListAnswer } from '../../shared/list/listAnswer.ts';
import { buildList, staffSession } from '../testing/storyData.ts';
import { Table } from './Table.tsx';
import { widget } from './table.ts';

const many = 10_000;
let total = many;
const limit = 50;
let root: Root;
let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  total = many;
  sessionStorage.clear();
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** A page of a list of so many rows, each named by its place. */
function buildPage(number: number) {
  const list = buildList(total) as unknown as ListAnswer; // what the factory builds
  const [like = {}] = list.rows;
  const rows = Array.from({ length: Math.min(limit, total - (number - 1) * limit) }, (_, at) => {
    const place = (number - 1) * limit + at + 1;
    return { ...like, id: `row-${place}`, number: `SO-${place}` };
  });
  return { ...list, rows, page: number, limit, total };
}

function open(first = 1, width = 900, bulk = false) {
  const api = (async (path: string) => {
    const { searchParams } = new URL(path, location.href);
    const address = new URL(searchParams.get('path') ?? '', location.href).searchParams;
    asked.push(address);
    return { data: { 'object-1': { list: buildPage(Number(address.get('object-1.page') ?? 1)) } } };
  }) as Api; // answers the calls of this test only
  const host = document.body.appendChild(document.createElement('div'));
  host.style.inlineSize = `${width}px`;
  root = createRoot(host);
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, endless: true, pageSize: limit, bulk, rowPath: '/sales/{id}' },
      data: { list: buildPage(first) as unknown as Json },
      page: { session: staffSession, address: location.search },
      runtime: { api },
    }),
  );
}

const grid = () => document.querySelector<HTMLElement>('.w-grid');
const row = (place: number) =>
  page.getByRole('row', { name: `SO-${place} ` }).or(page.getByText(`SO-${place}`, { exact: true }));
const drawn = () => document.querySelectorAll('tr[data-id]').length;

it('draws the rows that are seen, reads the next ones beside those before, and says in the address where it stands', async () => {
  open();
  await expect.poll(() => (grid()?.scrollHeight ?? 0) > 300_000).toBe(true);
  expect(drawn()).toBeLessThan(80);
  grid()?.scrollTo({ top: 44 * 52 });
  await expect.element(row(60)).toBeVisible();
  expect(asked[0]?.get('object-1.beside')).toBe('after.row-50');
  await expect.poll(() => location.search).toBe('?object-1.page=2');
  expect(drawn()).toBeLessThan(100);
});

it('keeps the rows that stand when it has measured them', async () => {
  const put: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) put.push(...[...node.querySelectorAll('tr[data-id="row-1"]')].map(() => 'row-1'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  open();
  await expect.poll(() => (grid()?.scrollHeight ?? 0) > 300_000).toBe(true);
  await expect.poll(() => grid()?.querySelector('[data-settled]') !== null).toBe(true);
  observer.disconnect();
  expect(put).toEqual(['row-1']);
});

it.each([720, 760, 900])(
  'shows every column in %s pixels once rows can be chosen: long names give way',
  async (width) => {
    open(1, width, true);
    await expect.poll(() => document.querySelector('.w-grid th.w-grid__check')).not.toBeNull();
    await expect.poll(() => grid()?.querySelector('[data-settled]')).not.toBeNull();
    await document.fonts.ready;
    await expect.poll(() => grid()?.scrollWidth).toBe(grid()?.clientWidth);
    const spilled = [...document.querySelectorAll('tbody td')].filter((cell) => cell.scrollWidth > cell.clientWidth);
    expect(spilled.map((cell) => cell.textContent)).toEqual([]);
  },
);

it('leads from one quick look to the next beyond the rows that were read', async () => {
  history.replaceState(null, '', '?object-1.dialog=look.row-49');
  open();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  for (const [key, place] of [
    ['j', 50],
    ['j', 51],
    ['k', 50],
  ]) {
    await userEvent.keyboard(String(key));
    await expect.poll(() => location.search).toBe(`?object-1.dialog=look.row-${place}`);
  }
  expect(asked[0]?.get('object-1.beside')).toBe('after.row-50');
});

it('leads to the last of all rows and back by the keyboard', async () => {
  open();
  await expect.poll(() => (grid()?.scrollHeight ?? 0) > 300_000).toBe(true);
  grid()?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('data-id')).toBe('row-10000');
  await expect.poll(() => location.search).toContain('object-1.page=');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.getAttribute('data-id')).toBe('row-9999');
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  await expect.poll(() => document.activeElement?.getAttribute('data-id')).toBe('row-1');
});

it('stands where the address says, and goes on at a page that is chosen', async () => {
  history.replaceState(null, '', '?object-1.page=3');
  open(3);
  await expect.element(row(101)).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(page.getByRole('link', { name: 'หน้า 4' }));
  await expect.element(row(151)).toBeVisible();
});

it('keeps the last page in the address though its first row cannot get to the top, and leads back to the first', async () => {
  total = 60;
  open();
  await expect.element(row(1)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'หน้า 2' }));
  await expect.element(row(60)).toBeInViewport();
  await new Promise((resolve) => setTimeout(resolve, 300)); // the address follows the scrolling a moment later
  await expect.poll(() => location.search).toBe('?object-1.page=2');
  await userEvent.click(page.getByRole('link', { name: 'หน้า 1' }));
  await expect.element(row(1)).toBeInViewport();
  await expect.poll(() => location.search).toBe('');
});

it('lengthens a list of cards as its end comes near', async () => {
  open(1, 380);
  await expect.poll(drawn).toBe(50);
  document.querySelector('tr[data-id="row-50"]')?.scrollIntoView();
  await expect.poll(drawn).toBe(100);
});

import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../../tests/support/drawWidget.tsx';
import { answerViews } from '../../testing/openTable.tsx';
import { buildList, staffSession } from '../../testing/storyData.ts';
import { Table } from '../Table.tsx';
import { widget } from '../table.ts';

let root: Root;
const saved: unknown[] = [];
let stored: JsonObject[] = [];

beforeEach(async () => {
  await page.viewport(1280, 800);
  saved.length = 0;
  stored = [];
  const views = answerViews(stored);
  history.replaceState(null, '', location.pathname);
  const api = (async (path: string, options?: { body?: unknown }) => {
    if (path.startsWith('/api/list_view')) {
      if (!path.endsWith('/query')) saved.push(options?.body);
      return views(path, options?.body);
    }
    return { data: { 'object-1': { list: buildList(10) } } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' } },
      data: { list: buildList(10) },
      page: { session: staffSession },
      runtime: { api },
    }),
  );
  await expect.poll(() => document.querySelector('.w-grid__edge')).not.toBeNull();
  await document.fonts.ready;
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

const head = (field: string) => document.querySelector<HTMLElement>(`th[data-field="${field}"]`);
const widthOf = (field: string) => Math.round(head(field)?.getBoundingClientRect().width ?? 0);
const parameter = (name: string) => new URLSearchParams(location.search).get(`object-1.${name}`);

/** Holds a heading or its edge, and goes so far; `letsGo` before the code that follows it is there. */
async function drag(from: Element | null | undefined, by: number, letsGo = false) {
  const { left, top, width, height } = from?.getBoundingClientRect() ?? new DOMRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const press = (type: string, target: EventTarget, clientX: number, buttons = 1) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', buttons, clientX, clientY: y }),
    );
  if (from) press('pointerdown', from, x);
  if (letsGo) press('pointerup', window, x, 0);
  await import('../../grid/dragHead.ts'); // loaded with the first press
  await new Promise((resolve) => setTimeout(resolve));
  const buttons = letsGo ? 0 : 1;
  press('pointermove', window, x + by / 2, buttons);
  press('pointermove', window, x + by, buttons);
  press('pointerup', window, x + by, 0);
}

it('follows no pointer that let go before the code for it had come', async () => {
  const before = widthOf('customer');
  await drag(head('customer')?.querySelector('.w-grid__edge'), -60, true);
  expect(widthOf('customer')).toBe(before);
  expect(parameter('widths')).toBeNull();
});

it('becomes as wide as its edge is dragged, and is kept for the person on the server', async () => {
  const before = widthOf('customer');
  await drag(head('customer')?.querySelector('.w-grid__edge'), -60);
  await expect.poll(() => parameter('widths')).toBe(`customer:${before - 60}`);
  await expect.poll(() => widthOf('customer')).toBe(before - 60);
  expect(saved).toMatchObject([{ data: { title: '', settings: { widths: `customer:${before - 60}` } } }]);
  head('customer')
    ?.querySelector('.w-grid__edge')
    ?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await expect.poll(() => parameter('widths')).toBeNull();
});

it('becomes wider by Shift and an arrow key on its heading', async () => {
  const before = widthOf('date');
  head('date')?.querySelector<HTMLElement>('a')?.focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => parameter('widths')).toBe(`date:${before + 16}`);
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await expect.poll(() => parameter('widths')).toBe(`date:${before - 16}`);
});

it('moves where its heading is dragged, and is not sorted by that', async () => {
  const [from, to] = [head('total'), head('date')].map((each) => each?.getBoundingClientRect());
  await drag(head('total'), (to?.left ?? 0) - (from?.left ?? 0) - 5);
  await expect.poll(() => parameter('cols')).toBe('number,customer,total,date,state,paid');
  expect(parameter('sort')).toBeNull();
});

it('is arranged without dragging too: width, order and what stays', async () => {
  await userEvent.click(page.getByRole('button', { name: 'คอลัมน์' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'จัดคอลัมน์' }));
  await userEvent.selectOptions(page.getByLabelText('ความกว้างของ ชื่อลูกค้า'), 'แคบ');
  await expect.poll(() => parameter('widths')).toBe('customer:96');
  await userEvent.selectOptions(page.getByLabelText('คอลัมน์แรกที่ตรึงไว้'), '2 – ชื่อลูกค้า');
  await expect.poll(() => parameter('freeze')).toBe('2');
  await expect.poll(() => widthOf('customer')).toBe(96);
  const cell = document.querySelector('td[data-field="customer"]');
  await expect.poll(() => cell && getComputedStyle(cell).insetInlineStart).toBe(`${widthOf('number')}px`);
  expect(saved.at(-1)).toMatchObject({ data: { settings: { widths: 'customer:96', freeze: '2' } } });
});

it('is kept beside what another device of the same person chose since the list was read', async () => {
  stored.push({ id: 'v1', version: 3, title: null, settings: { density: 'compact' } });
  await drag(head('customer')?.querySelector('.w-grid__edge'), -60);
  await expect.poll(() => stored).toHaveLength(1);
  await expect.poll(() => stored[0]?.settings).toEqual({ density: 'compact', widths: parameter('widths') });
});

it('comes before the many fields in the menu of columns', async () => {
  await userEvent.click(page.getByRole('button', { name: 'คอลัมน์' }));
  await expect.element(page.getByRole('menuitem', { name: 'จัดคอลัมน์' })).toHaveFocus();
});

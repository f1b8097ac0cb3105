import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import { createFormStore } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import type { RecordAnswer } from '../../shared/recordAnswer.ts';
import { RecordContext } from '../record/RecordContext.ts';
import { useComputed } from '../record/useComputed.ts';
import { buildDocument, buildLines } from '../testing/buildDocument.ts';
import { LineItems } from './LineItems.tsx';
import { widget } from './line_items.ts';

let root: Root;
let form: ReturnType<typeof createFormStore>;
const products = [
  { id: 'p-8', product_name: 'ลวดเชื่อม', product_code: 'FG-008', selling_price: 120 },
  { id: 'p-9', product_name: 'สีฝุ่น', product_code: 'FG-009', selling_price: 890 },
];

const api = (async (_: string, { body }: { body: JsonObject }) => {
  const asked = JSON.stringify(body);
  const data = products.filter(({ product_code: code }) => asked.includes(code));
  return { data, total: data.length };
}) as unknown as Api; // answers the search of this test only

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

let answer: RecordAnswer;

/** The widget in its form, in which formulas run. */
function Drawn(props: Parameters<typeof LineItems>[0]) {
  useComputed(form, answer);
  return (
    <RecordContext value={answer}>
      <LineItems {...props} />
    </RecordContext>
  );
}

async function open(lines: JsonObject[]) {
  answer = buildDocument(lines);
  form = createFormStore({ items: lines });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, Drawn, { properties: { name: 'items' }, runtime: { api }, form }));
  await expect.element(page.getByRole('grid')).toBeVisible();
}

const lines = () => (form.read('items').value ?? []) as JsonObject[];
const cell = (row: number, column: number) =>
  page.elementLocator(document.querySelector(`[data-row="${row}"] > [data-column="${column}"]`) ?? document.body);

it('takes a line by keyboard alone: product with its price, figures, totals at once, the next line', async () => {
  await open([]);
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('FG-009');
  await expect.element(page.getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Tab}12');
  await expect.poll(() => form.read('grand').value).toBe(10_680);
  expect(lines()).toEqual([{ unit: 'ชิ้น', product_id: 'p-9', price: 890, quantity: 12, total: 10_680 }]);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('data-field')).toBe('items.1.product_id');
});

it('goes on to the next line when a product is taken with Enter, and stays in the cell when it is taken by mouse', async () => {
  await open([]);
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('FG-009');
  await expect.element(page.getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Enter}FG-008');
  await expect.element(page.getByRole('option').filter({ hasText: 'ลวดเชื่อม' })).toBeVisible();
  await userEvent.click(page.getByRole('option'));
  expect(document.activeElement?.getAttribute('data-field')).toBe('items.1.product_id');
  expect(lines().map((line) => line.product_id)).toEqual(['p-9', 'p-8']);
});

it('adds a line at the edge of the window with its list open, both in sight', async () => {
  await page.viewport(1280, 600);
  await open(buildLines(5));
  document.body.style.paddingBlock = '420px 600px';
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มบรรทัด' }));
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  const row = page.getByRole('combobox').element().getBoundingClientRect();
  const list = document.querySelector('.w-lines__list')?.getBoundingClientRect();
  expect(list?.top).toBeGreaterThanOrEqual(row.bottom);
  expect(row.bottom + 320).toBeLessThanOrEqual(600);
  document.body.removeAttribute('style');
});

it('keeps each line of somebody who types faster than the server answers', async () => {
  await open([]);
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('FG-009{Enter}FG-008{Enter}');
  expect(document.activeElement?.getAttribute('data-field')).toBe('items.2.product_id');
  await expect.poll(() => lines().map((line) => line.product_id)).toEqual(['p-9', 'p-8']);
  expect(lines()[0]).toMatchObject({ unit: 'ชิ้น', price: 890 });
});

it('moves, fills down, clears, moves rows and undoes by its keys', async () => {
  await open(buildLines(4));
  await userEvent.click(cell(0, 1));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  expect(lines().map(({ quantity }) => quantity)).toEqual([1, 1, 1, 4]);
  await userEvent.keyboard('{Delete}');
  expect(lines().map(({ quantity }) => quantity)).toEqual([undefined, undefined, undefined, 4]);
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(lines().map(({ quantity }) => quantity)).toEqual([1, 2, 3, 4]);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(lines().map(({ quantity }) => quantity)).toEqual([1, 1, 1, 4]);
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{End}{/Control}{Home}{ArrowUp}');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(lines().map(({ quantity }) => quantity)).toEqual([1, 2, 4, 3]);
  expect(document.activeElement?.getAttribute('data-field')).toBe('items.2.product_id');
});

it('gives back what stood in a cell on Escape, and leaves the grid on the next ones', async () => {
  await open(buildLines(2));
  await userEvent.click(cell(0, 1));
  await userEvent.keyboard('77');
  expect(lines()[0]?.quantity).toBe(77);
  await userEvent.keyboard('{Escape}');
  expect(lines()[0]?.quantity).toBe(1);
  expect(document.activeElement?.getAttribute('data-field')).toBe('items.0.quantity');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.closest('[role="grid"]')).toBeNull();
});

it('pastes from a spreadsheet, finds products by their code, and marks what it cannot read', async () => {
  await open(buildLines(1));
  await userEvent.click(cell(1, 0));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'FG-008\t๑,๒๐๐\tม้วน\nFG-009\tสิบ\tถัง');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => lines()).toHaveLength(3);
  expect(lines()[1]).toMatchObject({ product_id: 'p-8', quantity: 1200, unit: 'ม้วน', price: 120 });
  expect(form.read('items.2.quantity').error).toBe('จำนวนอ่านค่าไม่ได้');
  await expect.element(page.getByRole('status').filter({ hasText: 'วาง 2 บรรทัด' })).toBeInTheDocument();
});

it('fills in what a pasted row leaves empty, goes to the first cell that it cannot read, and says so in sight', async () => {
  await open([]);
  await userEvent.click(cell(0, 0));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'FG-008\t1\tม้วน\t\nFG-009\tสิบ\tถัง\t90\nFG-008\t3\t\t');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => lines().map(({ price }) => price)).toEqual([120, 90, 120]);
  await expect.poll(() => document.activeElement?.getAttribute('data-field')).toBe('items.1.quantity');
  await expect.element(page.getByText('วาง 3 บรรทัด อ่านไม่ได้ 1 ช่อง')).toBeInViewport();
  const { width, height } = page.getByText('วาง 3 บรรทัด อ่านไม่ได้ 1 ช่อง').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThan(10);
});

it('keeps what could not be read in a row while other cells of it are filled, and when that is undone', async () => {
  await open(buildLines(3));
  form.setError('items.2.product_id', 'ไม่พบสินค้า “X”');
  await userEvent.click(cell(0, 1));
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await expect.poll(() => lines()[2]?.quantity).toBe(lines()[0]?.quantity);
  expect(form.read('items.2.product_id').error).toBe('ไม่พบสินค้า “X”');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(form.read('items.2.product_id').error).toBe('ไม่พบสินค้า “X”');
});

it('writes the number of each of a thousand lines in one row', async () => {
  await open(buildLines(1000));
  await userEvent.click(cell(0, 0));
  await userEvent.keyboard('{Control>}{End}{/Control}');
  const last = () => document.querySelector('[data-row="999"] > .w-lines__number');
  await expect.poll(() => last()?.textContent).toBe('1000');
  const drawn = document.createRange();
  drawn.selectNodeContents(last() as Element);
  expect(drawn.getBoundingClientRect().height).toBeLessThan(30);
  expect(last()?.scrollWidth).toBeLessThanOrEqual(last()?.clientWidth ?? 0);
});

it('tells the whole fault of the cell with the cursor below the grid, where a cell is too narrow for it', async () => {
  await open(buildLines(3));
  form.setError('items.1.quantity', 'กรุณากรอกจำนวนของสินค้าในบรรทัดนี้ก่อนส่งใบสั่งซื้อให้ผู้อนุมัติ');
  const foot = () => document.querySelector('.w-lines__foot')?.textContent;
  await userEvent.click(cell(1, 0));
  expect(foot()).toBe('');
  const at = document.querySelector('[data-field="items.1.quantity"]')?.getAttribute('data-column');
  await userEvent.click(cell(1, Number(at)));
  await expect.poll(foot).toMatch(/^กรุณากรอกจำนวน.+ผู้อนุมัติ$/);
});

it('draws only the rows that are seen, and keeps errors at their lines', async () => {
  await open(buildLines(1000));
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '1002');
  expect(document.querySelectorAll('[role="row"]').length).toBeLessThan(60);
  form.setError('items.3.quantity', 'มากเกินไป');
  await userEvent.click(cell(1, 1));
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(lines()).toHaveLength(999);
  expect(form.read('items.2.quantity').error).toBe('มากเกินไป');
  expect(form.read('items.3.quantity').error).toBeUndefined();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('999');
});

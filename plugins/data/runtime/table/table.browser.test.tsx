import type { JsonObject } from 'sala/schemas';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { asked, calls, openTable } from '../testing/openTable.tsx';
import { buildGroupedList, buildList, staffSession } from '../testing/storyData.ts';
import { Table } from './Table.tsx';
import { widget } from './table.ts';

it('sorts by a press, adds a key with shift, and begins at the first page', async () => {
  openTable();
  await userEvent.click(page.getByRole('link', { name: 'ยอดรวม' }));
  await expect.poll(() => location.search).toBe('?object-1.sort=total');
  await userEvent.keyboard('{Shift>}');
  await userEvent.click(page.getByRole('link', { name: 'รหัสคำสั่งซื้อ' }));
  await userEvent.keyboard('{/Shift}');
  await expect.poll(() => location.search).toContain('number');
  await expect.poll(() => asked().at(-1)).toContain('objects=object-1');
});

it('searches when the person stops writing, once', async () => {
  openTable();
  await userEvent.type(page.getByRole('searchbox'), 'เหล็ก');
  await expect.poll(() => decodeURIComponent(location.search)).toBe('?object-1.q=เหล็ก');
  await expect.poll(() => asked().length).toBe(1);
});

it('filters by sentences, which stand in the address and can be taken away', async () => {
  openTable();
  await userEvent.click(page.getByRole('button', { name: 'ตัวกรอง' }));
  await userEvent.click(page.getByLabelText('ร่าง'));
  await userEvent.click(page.getByLabelText('ส่งออกแล้ว'));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  await userEvent.selectOptions(page.getByLabelText('ฟิลด์').last(), 'ยอดรวม');
  await userEvent.selectOptions(page.getByLabelText('เงื่อนไข', { exact: true }).last(), 'ตั้งแต่');
  await userEvent.type(page.getByLabelText('ยอดรวม ค่า'), '100');
  await userEvent.click(page.getByRole('button', { name: 'ใช้ตัวกรอง' }));
  await expect
    .poll(() => new URLSearchParams(location.search).get('object-1.where'))
    .toBe('state.in.draft~shipped;total.gte.100');
  await expect.element(page.getByRole('button', { name: 'สถานะ เป็น ร่าง หรือ ส่งออกแล้ว', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'เอา “สถานะ เป็น ร่าง หรือ ส่งออกแล้ว” ออก' }));
  await expect.poll(() => new URLSearchParams(location.search).get('object-1.where')).toBe('total.gte.100');
});

it('reads amounts as people write them and any number of days, and says what is no number', async () => {
  openTable();
  await userEvent.click(page.getByRole('button', { name: 'ตัวกรอง' }));
  await userEvent.selectOptions(page.getByLabelText('ฟิลด์'), 'ยอดรวม');
  await userEvent.selectOptions(page.getByLabelText('เงื่อนไข', { exact: true }), 'ตั้งแต่');
  const value = page.getByLabelText('ยอดรวม ค่า');
  await userEvent.fill(value, 'มาก');
  await userEvent.click(page.getByRole('button', { name: 'ใช้ตัวกรอง' }));
  expect(location.search).toBe('');
  expect(value.element()).toHaveProperty('validationMessage', 'พิมพ์เป็นตัวเลข เช่น 1,250.50');
  await userEvent.fill(value, '12,500');
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มเงื่อนไข' }));
  await userEvent.selectOptions(page.getByLabelText('ฟิลด์').last(), 'วันที่');
  await userEvent.selectOptions(page.getByLabelText('เงื่อนไข', { exact: true }).last(), 'อยู่ใน');
  await userEvent.selectOptions(page.getByLabelText('ช่วงเวลา'), 'N วันที่ผ่านมา');
  await userEvent.fill(page.getByLabelText('จำนวนวัน'), '45');
  await userEvent.click(page.getByRole('button', { name: 'ใช้ตัวกรอง' }));
  await expect
    .poll(() => new URLSearchParams(location.search).get('object-1.where'))
    .toBe('total.gte.12500;date.within.last_45');
  await expect.element(page.getByLabelText('ยอดรวม ค่า')).toHaveValue('12,500');
});

it('says which conditions of a link do not count, and why, until they are taken away', async () => {
  history.replaceState(null, '', '?object-1.where=secret.eq.1;state.in.draft~gone;broken');
  openTable();
  const chips = page.getByRole('list', { name: 'ตัวกรองที่ใช้อยู่' });
  const shown = () => chips.element().textContent;
  await expect.poll(shown).toContain('“secret”ไม่ได้ใช้: ไม่มีฟิลด์นี้แล้ว');
  expect(shown()).toContain('สถานะ เป็น ร่าง หรือ goneบางค่าไม่มีแล้ว');
  await userEvent.click(page.getByRole('button', { name: 'เอา “broken” ออก' }));
  await expect
    .poll(() => new URLSearchParams(location.search).get('object-1.where'))
    .toBe('secret.eq.1;state.in.draft~gone');
});

it('has one row of tools on a phone, with the others behind a button and the filter in a sheet', async () => {
  await page.viewport(390, 800);
  openTable({ choosable: true, searchable: true });
  const search = page.getByRole('searchbox');
  const filter = page.getByRole('button', { name: 'ตัวกรอง' });
  await expect.element(filter).toBeVisible();
  const top = (one: typeof filter) => Math.round(one.element().getBoundingClientRect().top);
  const more = page.getByRole('button', { name: 'เครื่องมืออื่นของรายการ' });
  expect([top(filter), top(more)]).toEqual([top(search), top(search)]);
  await expect.element(page.getByRole('button', { name: 'คอลัมน์' })).not.toBeInTheDocument();
  await userEvent.click(more);
  await expect.element(page.getByRole('button', { name: 'คอลัมน์' })).toBeVisible();
  await userEvent.click(filter);
  const sheet = page.getByRole('dialog', { name: 'ตัวกรอง' });
  await userEvent.click(sheet.getByLabelText('ร่าง'));
  await userEvent.click(sheet.getByRole('button', { name: 'ใช้ตัวกรอง' }));
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(() => new URLSearchParams(location.search).get('object-1.where')).toBe('state.in.draft');
  await page.viewport(1280, 800);
});

it('keeps telephone numbers whole, gives texts room and a few lines, and shows a colour as itself', async () => {
  const columns: JsonObject[] = [
    { field: 'number', title: 'เลขที่', kind: 'text' },
    { field: 'phone', title: 'โทรศัพท์', kind: 'text' },
    { field: 'note', title: 'หมายเหตุ', kind: 'text' },
    { field: 'color', title: 'สี', kind: 'text', type: 'color' },
    ...Array.from({ length: 8 }, (_, index) => ({ field: `more${index}`, title: `คอลัมน์ที่ ${index}`, kind: 'text' })),
  ];
  const row = { id: 'a', number: 'A-1', phone: '081-234-5678', note: 'ตรวจรับ สินค้า '.repeat(60), color: '#0f766e' };
  document.body.style.inlineSize = '48rem';
  openTable({}, undefined, buildList(1, { columns, rows: [row] }));
  await expect.element(page.getByText('081-234-5678')).toBeVisible();
  const box = (field: string) =>
    document.querySelector(`td[data-field="${field}"] > .w-grid__value`)?.getBoundingClientRect();
  expect(box('phone')?.height).toBeLessThan(30);
  expect(box('note')?.width).toBeGreaterThanOrEqual(160);
  expect(box('note')?.height).toBeLessThan(80);
  const swatch = document.querySelector('.s-swatch');
  expect(swatch?.getBoundingClientRect().width).toBe(24);
  expect(swatch?.textContent).toBe('#0f766e');
  document.body.style.inlineSize = '';
});

it('has a button at its edge while columns stand beyond it, and one where they went under the first', async () => {
  const columns = Array.from({ length: 14 }, (_, at) => ({ field: `f${at}`, title: `คอลัมน์ที่ ${at}`, kind: 'text' }));
  document.body.style.inlineSize = '48rem';
  onTestFinished(() => document.body.removeAttribute('style'));
  openTable({}, undefined, buildList(1, { columns, rows: [{ id: 'a', f0: 'A-1' }] }));
  const more = page.getByTitle('ดูคอลัมน์ที่เหลือ');
  const edge = () => getComputedStyle(document.querySelector('td[data-field="f0"]') ?? document.body).boxShadow;
  const before = edge();
  await userEvent.click(more);
  const grid = document.querySelector('.w-grid') ?? document.body;
  await expect.poll(() => grid.scrollLeft).toBeGreaterThan(200);
  expect(edge()).not.toBe(before);
  grid.scrollTo({ left: grid.scrollWidth, behavior: 'instant' });
  await expect.poll(() => getComputedStyle(more.element()).visibility).toBe('hidden');
});

it('groups rows, folds groups and leads to all rows of one, in the address', async () => {
  const parameter = (name: string) => new URLSearchParams(location.search).get(`object-1.${name}`);
  openTable({ bulk: true }, buildGroupedList, buildGroupedList());
  await expect.element(page.getByRole('row', { name: 'ร่าง 240 รายการ ฿5,000.00' })).toBeVisible();
  const folded = page.getByRole('link', { name: 'รอยืนยัน 2 รายการ' });
  await expect.element(folded).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(page.getByRole('link', { name: 'ส่งออกแล้ว 2 รายการ' }));
  await expect.poll(() => parameter('fold')).toBe('pending~shipped');
  await userEvent.click(page.getByRole('button', { name: 'กลุ่ม: สถานะ' }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'วันที่ (รายเดือน)' }));
  await expect.poll(() => parameter('group')).toBe('date');
  expect(parameter('fold')).toBeNull();
  await userEvent.click(page.getByRole('link', { name: 'ดูทั้ง 240 รายการ' }));
  await expect.poll(() => parameter('where')).toBe('state.in.draft');
  expect(parameter('group')).toBe('none');
  expect(asked().length).toBe(3);
});

it('saves the rows of a source as a file: all that are found, in the words that people read', async () => {
  const makeAddress = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  const column = (field: string, title: string, kind: string) => ({ field, title, kind, total: false, hidden: false });
  const columns = [column('name', 'ชื่อ', 'text'), column('open', 'เปิด', 'boolean')];
  const rows = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, name: `เว็บ ${at}`, open: at < 1 }));
  const properties = { dataSourceType: 'source', source: 'test', columns };
  showOnPage(
    drawWidget(widget, Table, {
      properties,
      data: { rows },
      page: { session: staffSession, address: '?object-1.q=เว็บ+1' },
    }),
  );
  await userEvent.click(page.getByRole('button', { name: 'ส่งออก' }));
  const blob = makeAddress.mock.calls[0]?.[0];
  const saved = blob instanceof Blob ? await blob.text() : '';
  expect(saved.trim().split('\r\n')).toEqual(['ชื่อ,เปิด', 'เว็บ 1,ไม่ใช่', 'เว็บ 10,ไม่ใช่', 'เว็บ 11,ไม่ใช่']);
  makeAddress.mockRestore();
});

it('turns pages with an entry in the history', async () => {
  openTable();
  const before = history.length;
  await userEvent.click(page.getByRole('link', { name: 'หน้าถัดไป' }));
  await expect.poll(() => location.search).toBe('?object-1.page=2');
  expect(history.length).toBe(before + 1);
});

it('keeps on the server which columns a person wants, in which order', async () => {
  openTable({}, () => buildList(10_000));
  const menu = page.getByRole('button', { name: 'คอลัมน์' });
  const cols = () => new URLSearchParams(location.search).get('object-1.cols');
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'ชำระแล้ว' }));
  await expect.poll(cols).toBe('number,customer,date,state,total');
  await userEvent.click(page.getByRole('menuitemradio').first());
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('menuitem', { name: 'จัดคอลัมน์' }));
  await userEvent.click(page.getByRole('button', { name: 'เลื่อน ยอดรวม ขึ้น' }));
  await expect.poll(cols).toBe('number,customer,date,state,total,paid');
  const saved = () =>
    calls.filter(({ path }) => path.startsWith('/api/list_view') && !path.endsWith('/query')).map(({ body }) => body);
  await expect
    .poll(saved)
    .toMatchObject([
      { data: { list: 'sales.object-1', title: '', settings: { cols: 'number,customer,date,state,total' } } },
      { data: { settings: { density: 'compact', cols: 'number,customer,date,state,total' } } },
      { data: { settings: { density: 'compact', cols: 'number,customer,date,state,total,paid' } } },
    ]);
  await expect.poll(() => document.querySelector('[data-density="compact"]')).not.toBeNull();
});

it('opens saved views, and saves what is shown as one', async () => {
  const views = [
    { id: 'v1', version: 1, title: 'ยังไม่ส่ง', shared: true, mine: false, settings: { where: 'state.in.draft' } },
  ];
  const list = () => buildList(10_000, { views, mayShare: true });
  openTable({}, list, list());
  await userEvent.click(page.getByRole('button', { name: 'ทั้งหมด', exact: true }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'ยังไม่ส่ง (ใช้ร่วมกัน)' }));
  await expect.poll(() => location.search).toBe('?object-1.view=v1');
  await expect.element(page.getByRole('button', { name: 'สถานะ เป็น ร่าง', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'เอา “สถานะ เป็น ร่าง” ออก' }));
  await expect.poll(() => location.search).toBe('?object-1.view=v1&object-1.where=none');
  await userEvent.click(page.getByRole('button', { name: 'ยังไม่ส่ง (แก้ไขแล้ว)' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'บันทึกเป็นมุมมองใหม่' }));
  await userEvent.type(page.getByLabelText('ชื่อมุมมอง'), 'ของฉัน');
  await userEvent.click(page.getByRole('button', { name: 'บันทึก', exact: true }));
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/list_view')?.body)
    .toEqual({ data: { list: 'sales.object-1', title: 'ของฉัน', settings: {}, shared: false } });
});

it('gives a view another name, and to everybody', async () => {
  const views = [{ id: 'v1', version: 3, title: 'ยังไม่ส่ง', shared: false, mine: true, settings: { sort: '-date' } }];
  history.replaceState(null, '', '?object-1.view=v1');
  const list = () => buildList(10_000, { views, mayShare: true });
  openTable({}, list, list());
  await userEvent.click(page.getByRole('button', { name: 'ยังไม่ส่ง', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: 'เปลี่ยนชื่อ “ยังไม่ส่ง”' }));
  await expect.element(page.getByLabelText('ชื่อมุมมอง')).toHaveValue('ยังไม่ส่ง');
  await userEvent.fill(page.getByLabelText('ชื่อมุมมอง'), 'รอส่ง');
  await userEvent.click(page.getByRole('checkbox', { name: 'ให้ทุกคนที่เห็นรายการนี้ใช้ได้' }));
  await userEvent.click(page.getByRole('button', { name: 'บันทึก', exact: true }));
  await expect
    .poll(() => calls.find(({ path }) => path === '/api/list_view/v1')?.body)
    .toEqual({ data: { title: 'รอส่ง', shared: true }, version: 3 });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('leads from an empty table to the page that adds a row', async () => {
  const list = () => buildList(0);
  openTable({ addPath: '/origin/collection/add' }, list, list());
  await expect
    .element(page.getByRole('link', { name: 'เพิ่มรายการแรก' }))
    .toHaveAttribute('href', '/origin/collection/add');
});

it('asks for no first row where nobody adds one by hand', async () => {
  const list = () => buildList(0, { mayImport: true });
  openTable({}, list, list());
  await expect.element(page.getByRole('button', { name: 'นำเข้า' })).toBeVisible();
  await expect.element(page.getByText('ยังไม่มีข้อมูล', { exact: true })).toBeVisible();
});

it('leads to the trash of those who may restore, from an empty list too', async () => {
  const list = () => buildList(0, { mayRestore: true });
  openTable({ bulk: true }, list, list());
  await userEvent.click(page.getByRole('button', { name: 'ทั้งหมด', exact: true }));
  await userEvent.click(page.getByRole('menuitemradio', { name: 'ถังขยะ' }));
  await expect.poll(() => location.search).toBe('?object-1.view=trash');
});

it('is worked in by keyboard alone: j, k, x, Enter, slash and n', async () => {
  const navigate = vi.fn(async () => undefined);
  showOnPage(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, rowPath: '/sales/{id}', bulk: true },
      data: { list: buildList(20, { newPath: '/sales/new' }) },
      page: { session: staffSession },
      runtime: { navigate },
    }),
  );
  await expect.element(page.getByRole('checkbox', { name: 'เลือกทั้งหน้า' })).toBeVisible();
  document.querySelector<HTMLElement>('section.w-grid')?.focus();
  await userEvent.keyboard('jjjkx');
  await expect.element(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true })).toBeChecked();
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenLastCalledWith('/sales/sales_2');
  await userEvent.keyboard('n');
  expect(navigate).toHaveBeenLastCalledWith('/sales/new');
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
});

it('opens a row by a press anywhere in it, but not by its box', async () => {
  const navigate = vi.fn(async () => undefined);
  showOnPage(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, rowPath: '/sales/{id}', bulk: true },
      data: { list: buildList(20) },
      page: { session: staffSession },
      runtime: { navigate },
    }),
  );
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260002', exact: true }));
  expect(navigate).not.toHaveBeenCalled();
  await userEvent.click(page.getByText('฿2,501.00'));
  expect(navigate).toHaveBeenCalledWith('/sales/sales_2');
});

import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Table } from '../table/Table.tsx';
import { widget } from '../table/table.ts';
import { buildList, staffSession } from '../testing/storyData.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const documents = [
  { name: 'invoice', title: 'ใบแจ้งหนี้' },
  { name: 'credit_note', title: 'ใบลดหนี้' },
];
const job = {
  ...{ id: 'p1', document: 'invoice', title: documents[0]?.title, form: 'zip', copies: 'both', status: 'running' },
  ...{ done: 1, total: 2, refused: [], error: null, file: null, created_at: '2026-11-24T00:00:00.000Z' },
};

/** A table with chosen rows, and a server whose print is as `now` says. */
async function open(total = 10, isLinked = false, session: object = staffSession) {
  const calls: { path: string; body?: unknown }[] = [];
  const now = { job: { ...job } as Record<string, unknown>, list: buildList(total, { documents, events: [] }) };
  const api = (async (path: string, options?: { body?: unknown }) => {
    calls.push({ path, body: options?.body });
    if (path.startsWith('/api/sales/query')) return { data: [] };
    return { data: path === '/api/print-job' ? { id: 'p1' } : now.job };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, Table, {
      properties: { query: { collection: 'sales' }, bulk: true },
      data: { list: now.list },
      page: { session: session as typeof staffSession, address: location.search },
      runtime: { api },
    }),
  );
  if (isLinked) return { calls, now };
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260001', exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'เลือก SO20260003', exact: true }));
  await userEvent.click(page.getByRole('button', { name: 'พิมพ์เอกสาร' }));
  return { calls, now };
}

it('prints the chosen rows, shows how far it is, then the file and what could not be printed', async () => {
  const { calls, now } = await open();
  await userEvent.selectOptions(page.getByLabelText('เอกสาร', { exact: true }), 'ใบลดหนี้');
  await userEvent.selectOptions(page.getByLabelText('รูปแบบ'), 'ไฟล์ zip มี PDF แยกรายการ');
  await userEvent.click(page.getByLabelText('พร้อมสำเนา'));
  await userEvent.click(page.getByRole('button', { name: 'พิมพ์ 2 รายการ' }));
  await expect.element(page.getByText('ทำแล้ว 1 จาก 2 รายการ')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/print-job')?.body).toEqual({
    ...{ document: 'credit_note', form: 'zip', copies: 'both', language: 'th' },
    records: ['sales_1', 'sales_3'],
  });
  const file = { id: 'f1', name: 'ใบลดหนี้-1.zip', size: 10, url: '/files/f1/x.zip' };
  now.job = { ...job, status: 'done', done: 2, file, refused: [{ id: 'sales_3', reason: 'ไม่มีเอกสารนี้' }] };
  await expect.element(page.getByText('พิมพ์เสร็จ 1 จาก 2 รายการ')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'ดาวน์โหลด' }))
    .toHaveAttribute('href', '/files/f1/x.zip?download=1');
  expect(document.querySelector('.w-print__refused')?.textContent).toBe('SO20260003 ไม่มีเอกสารนี้');
});

it('offers files alone to somebody who acts for another person', async () => {
  await open(10, false, { ...staffSession, mode: 'bypass' });
  const offered = [...page.getByLabelText('รูปแบบ').element().querySelectorAll('option')].map(({ value }) => value);
  expect(offered).toEqual(['pdf', 'zip']);
});

it('is opened by a link for all that the list finds', async () => {
  history.replaceState(null, '', '?object-1.dialog=print');
  await open(240, true);
  await expect.element(page.getByRole('button', { name: 'พิมพ์ 240 รายการ' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ยกเลิก' }));
  await expect.poll(() => location.search).toBe('');
});

it('cancels a print', async () => {
  const { calls, now } = await open();
  await userEvent.click(page.getByRole('button', { name: 'พิมพ์ 2 รายการ' }));
  await expect.element(page.getByRole('button', { name: 'หยุดทำต่อ' })).toBeVisible();
  now.job = { ...job, status: 'cancelled' };
  await userEvent.click(page.getByRole('button', { name: 'หยุดทำต่อ' }));
  await expect.element(page.getByText('หยุดแล้ว')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/api/print-job/p1/cancel');
});

it('mails the document of each chosen record, and says which had no address', async () => {
  const { calls, now } = await open();
  await userEvent.selectOptions(page.getByLabelText('รูปแบบ'), 'ส่งอีเมลถึงคู่ค้าของแต่ละรายการ');
  await expect.element(page.getByText(/รายการที่ไม่มีอีเมลจะแจ้งไว้ให้/)).toBeVisible();
  now.job = { ...job, form: 'mail', status: 'done', done: 2, refused: [{ id: 'sales_3', reason: 'ไม่มีที่อยู่' }] };
  await userEvent.click(page.getByRole('button', { name: 'ส่งอีเมล 2 รายการ' }));
  await expect.element(page.getByText('รับเรื่องส่งแล้ว 1 จาก 2 รายการ')).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/print-job')?.body).toMatchObject({ form: 'mail', copies: 'original' });
  expect(document.querySelector('.w-print__refused')?.textContent).toBe('SO20260003 ไม่มีที่อยู่');
});

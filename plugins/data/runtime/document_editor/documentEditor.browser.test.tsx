import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { documentAnswer } from '../testing/documentAnswers.ts';
import { staffSession } from '../testing/storyData.ts';
import { DocumentEditor } from './DocumentEditor.tsx';
import { widget } from './document_editor.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const html = (body: string) =>
  `<!doctype html><html><head><style>.page{color:red}</style></head><body><section class="page" data-width="794" data-copy="original" aria-label="1">${body}</section></body></html>`;

/** The editor of a document, and what it asks of a server. */
function open(refusal?: string) {
  const saved: unknown[] = [];
  const drawn: { settings: Record<string, unknown> }[] = [];
  const api = (async (_: string, options?: { method?: string; body?: unknown }) => {
    if (options?.method === 'PUT') saved.push(options.body);
    if (options?.method === 'PUT' && refusal) throw new Error(refusal);
    return { data: { version: 3 } };
  }) as Api; // answers the calls of this test only
  vi.stubGlobal('fetch', async (_: string, { body = '{}' }: { body?: string } = {}) => {
    drawn.push(JSON.parse(body));
    return new Response(html(`drawn ${drawn.length}`));
  });
  history.replaceState(null, '', '?object-1.document=quotation');
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, DocumentEditor, {
      properties: { picturesPath: '/config/general' },
      data: { document: JSON.parse(JSON.stringify({ data: documentAnswer })) as Json }, // what the server would send
      page: { session: staffSession, address: location.search },
      runtime: { api },
    }),
  );
  return { saved, drawn };
}

it('draws a real record with what is being changed, and saves it as a new version', async () => {
  const { saved, drawn } = open();
  await expect.poll(() => drawn.at(-1)).toMatchObject({ record: 'q-1', settings: { color: '#0b5394' } });
  await userEvent.click(page.getByText('คอลัมน์ของตาราง'));
  await userEvent.click(page.getByLabelText('แสดง รายการ'));
  await userEvent.click(page.getByRole('button', { name: 'เลื่อน จำนวนเงิน ขึ้น' }));
  await userEvent.click(page.getByText('ส่วนที่แสดง'));
  await userEvent.click(page.getByLabelText('หมายเหตุ', { exact: true }));
  const wanted = { color: '#0b5394', hidden: ['notes'], columns: [{ name: 'amount' }, { name: 'sequence' }] };
  await expect.poll(() => drawn.at(-1)?.settings).toMatchObject(wanted);
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => saved).toEqual([{ version: 2, settings: expect.objectContaining(wanted) }]);
});

it('draws the document on the paper that is chosen', async () => {
  const { drawn } = open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'กระดาษ' }), 'A5 (148 × 210 มม.)');
  await expect.poll(() => drawn.at(-1)?.settings).toMatchObject({ paper: 'a5' });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'กระดาษ' }), 'A4 (210 × 297 มม.)');
  await expect.poll(() => drawn.at(-1)?.settings).not.toHaveProperty('paper');
});

it('draws as many lines on a page as are wanted, and as many as declared once the field is empty', async () => {
  const { drawn } = open();
  await userEvent.click(page.getByText('คอลัมน์ของตาราง'));
  const count = page.getByRole('spinbutton', { name: 'รายการต่อหน้า (มากที่สุด)' });
  await expect.element(count).toHaveAttribute('placeholder', '20');
  await userEvent.fill(count, '8');
  await expect.poll(() => drawn.at(-1)?.settings).toMatchObject({ perPage: 8 });
  await userEvent.clear(count);
  await expect.poll(() => drawn.at(-1)?.settings).not.toHaveProperty('perPage');
});

it('gives back the original after a question, and takes up an earlier version', async () => {
  const { saved, drawn } = open();
  await userEvent.click(page.getByText('รุ่นที่ผ่านมา'));
  await userEvent.click(page.getByRole('button', { name: 'นำรุ่น 1 กลับมาแก้' }));
  await expect.poll(() => drawn.at(-1)?.settings).toEqual({ hidden: ['foot'] });
  await userEvent.click(page.getByRole('button', { name: 'กลับไปใช้แบบเดิม' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'กลับไปใช้แบบเดิม' }));
  await expect.poll(() => saved).toEqual([{ version: 2, settings: null }]);
});

it('leads to where the logo is chosen, and shows one side at a time where there is little room', async () => {
  await page.viewport(390, 844);
  open();
  await userEvent.click(page.getByText('ส่วนที่แสดง'));
  const link = page.getByRole('link', { name: /เปลี่ยนรูปโลโก้/ });
  await expect.element(link).toHaveAttribute('href', '/config/general');
  const preview = page.getByRole('region', { name: 'ตัวอย่าง' });
  await expect.element(preview).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'ตัวอย่าง' }));
  await expect.element(preview).toBeVisible();
  await expect.element(page.getByText('คอลัมน์ของตาราง')).not.toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'กลับไปแก้ไข' }));
  await expect.element(page.getByText('คอลัมน์ของตาราง')).toBeVisible();
  await page.viewport(1280, 900);
});

it('says why something was not saved, and keeps it', async () => {
  open('มีผู้อื่นบันทึกแล้ว');
  await userEvent.fill(page.getByLabelText('ไทย').first(), 'ใบเสนอราคาพิเศษ');
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByLabelText('ไทย').first()).toHaveValue('ใบเสนอราคาพิเศษ');
});

it('draws and saves a text that is written in Thai alone, and none that is empty', async () => {
  const { saved, drawn } = open();
  await userEvent.click(page.getByText('ข้อความเพิ่มเติม'));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มข้อความ' }));
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มข้อความ' }));
  await userEvent.fill(page.getByRole('group', { name: 'ข้อความ' }).nth(1).getByLabelText('ไทย'), 'ขอบคุณ');
  const messages = [expect.anything(), { text: { th: 'ขอบคุณ', en: 'ขอบคุณ' }, on: 'closing' }];
  await expect.poll(() => drawn.at(-1)?.settings).toMatchObject({ messages });
  await userEvent.click(page.getByRole('button', { name: 'บันทึก' }));
  await expect.poll(() => saved).toEqual([{ version: 2, settings: expect.objectContaining({ messages }) }]);
});

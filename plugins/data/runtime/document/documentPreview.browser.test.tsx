import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { widget } from '../document_editor/document_editor.ts';
import { proposedMail } from '../testing/documentAnswers.ts';
import { staffSession } from '../testing/storyData.ts';
import { DocumentPreview } from './DocumentPreview.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const pageOf = (name: string) =>
  `<section class="page" data-copy="original" data-width="794" aria-label="${name}"><p>${name}</p></section>`;
const drawn = `<!doctype html><html lang="th"><head><style>.page{height:400px}</style></head><body>${pageOf('หน้า 1')}${pageOf('หน้า 2')}</body></html>`;
const refusal = (status: number) => Response.json({ code: 'x', message: `ไม่ได้ ${status}` }, { status });
const file = (headers = {}) => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf', ...headers } });

/** A preview, and what it asks for: its PDF is answered in turn. */
async function open({
  pdf = [] as (Response | Promise<Response>)[],
  offers = 'print download mail',
  html = (_path: string) => new Response(drawn),
  // A window in which nothing happens.
  opened = { addEventListener: () => undefined } as unknown as Window | null,
  api = undefined as Api | undefined,
  mode = undefined as 'bypass' | undefined,
} = {}) {
  const asked: string[] = [];
  const printed: string[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = String(input);
    if (path.includes('/pdf?')) {
      asked.push(new URLSearchParams(path.split('?')[1]).get('by') ?? 'whole');
      return pdf.shift() ?? refusal(500);
    }
    const answer = html(path);
    answer.headers.set('X-Document-Offers', offers);
    return answer;
  });
  vi.spyOn(window, 'open').mockImplementation((path) => {
    printed.push(String(path));
    return opened;
  });
  const closed = vi.fn();
  const about = { name: 'quotation', title: 'ใบเสนอราคา', id: 'q-1', record: 'QT-1', mayMail: true };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    drawWidget(widget, () => <DocumentPreview about={about} onClose={closed} />, {
      page: { session: { ...staffSession, ...(mode && { mode }) } },
      ...(api && { runtime: { api } }),
    }),
  );
  await expect.element(page.getByRole('dialog', { name: 'ใบเสนอราคา' })).toBeVisible();
  return { asked, printed, closed };
}

const download = () => userEvent.click(page.getByRole('button', { name: 'ดาวน์โหลด PDF' }));

it('tries the whole file, then page by page, then the print window', async () => {
  const { asked, printed } = await open();
  await download();
  await expect.poll(() => printed).toHaveLength(1);
  expect(asked).toEqual(['whole', 'page']);
  await expect.element(page.getByText(/กรุณาเลือก "บันทึกเป็น PDF" ในหน้าต่างพิมพ์/)).toBeVisible();
});

it.each([
  ['refused', 403, 'ไม่ได้ 403'],
  ['not made by the server in any way', 503, 'ไม่ได้ 503'],
])('tells pages by an event why a download is %s', async (_, status, error) => {
  const told: unknown[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  window.addEventListener('sala:download', listen);
  await open({ pdf: [refusal(status), refusal(status)] });
  await download();
  await expect.poll(() => told).toEqual([{ error }]);
  window.removeEventListener('sala:download', listen);
});

it('says which way it tries: another, then the last', async () => {
  const [first, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  await open({ pdf: [first.promise, second.promise] });
  await download();
  const status = page.getByRole('status').filter({ hasText: /PDF\.\.\.|ลองวิธี/ });
  await expect.element(status).toHaveTextContent('กำลังสร้าง PDF...');
  // Over the pages, not below them.
  const { innerWidth, innerHeight } = window;
  expect(document.elementFromPoint(innerWidth / 2, innerHeight / 2)).toBe(status.element());
  first.resolve(refusal(503));
  await expect.element(status).toHaveTextContent('เกิดข้อผิดพลาด กำลังลองวิธีอื่น...');
  second.resolve(refusal(503));
  await expect.element(status).toHaveTextContent('เกิดข้อผิดพลาด กำลังลองวิธีสุดท้าย...');
  await expect.element(page.getByRole('button', { name: 'ดาวน์โหลด PDF' })).toBeEnabled();
});

it('says that it cannot print where no window opens and the page has no document in it', async () => {
  const { printed } = await open({ opened: null });
  await userEvent.click(page.getByRole('button', { name: 'พิมพ์' }));
  await expect.element(page.getByText('ไม่สามารถเปิดหน้าต่างพิมพ์ได้')).toBeVisible();
  expect(printed).toHaveLength(1);
  expect(document.querySelector('iframe')).toBeNull();
});

it.each([
  ['afterwards', (inside: Window) => inside.dispatchEvent(new Event('afterprint'))],
  ['when somebody comes back', () => window.dispatchEvent(new Event('focus'))],
])('prints in a window of its own, which it closes %s, and tells nothing', async (_, end) => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentWindow;
  if (!inside) throw new Error('there is no frame');
  inside.document.body.innerHTML = pageOf('หน้า 1');
  const [print, close] = [vi.spyOn(inside, 'print').mockImplementation(() => undefined), vi.spyOn(inside, 'close')];
  await open({ opened: inside });
  await userEvent.click(page.getByRole('button', { name: 'พิมพ์' }));
  inside.dispatchEvent(new Event('load'));
  await expect.poll(() => print.mock.calls.length).toBe(1);
  expect(close).not.toHaveBeenCalled();
  end(inside);
  await expect.poll(() => close.mock.calls.length).toBe(1);
  await expect.element(page.getByText('ไม่สามารถเปิดหน้าต่างพิมพ์ได้')).not.toBeInTheDocument();
});

it.each([
  ['attachment; filename="Quotation-QT-1-o1-c0.pdf"', 'Quotation-QT-1-o1-c0.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  [`attachment; filename="?.pdf"; filename*=UTF-8''${encodeURIComponent('ใบเสนอราคา.pdf')}`, 'ใบเสนอราคา.pdf'],
  ['attachment', 'document.pdf'],
])('keeps the file under the name that it was sent with: %s', async (sent, name) => {
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  await open({ pdf: [file({ 'Content-Disposition': sent })] });
  await download();
  await expect.poll(() => kept).toEqual([name]);
});

it('keeps the file that was made page by page, and tells of pages that could not be', async () => {
  const { asked, printed } = await open({ pdf: [refusal(503), file({ 'X-Document-Failed-Pages': '2' })] });
  await download();
  await expect.element(page.getByText(/สร้างไม่สำเร็จ 2 หน้า/)).toBeVisible();
  expect([asked, printed]).toEqual([['whole', 'page'], []]);
});

it('asks no second time where the server says no', async () => {
  const { asked, printed } = await open({ pdf: [refusal(403)] });
  await download();
  await expect.element(page.getByText('ไม่ได้ 403')).toBeVisible();
  expect([asked, printed]).toEqual([['whole'], []]);
});

it('shows the buttons of what a document offers', async () => {
  await open({ offers: 'download' });
  await expect.element(page.getByRole('button', { name: 'ดาวน์โหลด PDF' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'พิมพ์' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /อีเมล/ })).not.toBeInTheDocument();
});

it('offers no mail to somebody who acts for another person', async () => {
  await open({ mode: 'bypass' });
  await expect.element(page.getByRole('button', { name: 'พิมพ์' })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: /อีเมล/ })).not.toBeInTheDocument();
});

it('says why it shows nothing, and reads again', async () => {
  let answers = 0;
  await open({ html: () => (answers++ === 0 ? refusal(500) : new Response(drawn)) });
  await expect.element(page.getByText('ไม่ได้ 500')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ลองใหม่' }));
  await expect.element(page.getByText('ต้นฉบับ 2 หน้า สำเนา 0 หน้า รวม 2 หน้า')).toBeVisible();
});

it('says that there is nothing to show, to print and to download', async () => {
  await open({ html: () => new Response('<!doctype html><html lang="th"><body></body></html>') });
  await expect.element(page.getByText('ไม่พบข้อมูลเอกสาร')).toBeVisible();
  for (const [name, reason] of [
    ['พิมพ์', 'ไม่พบเอกสารที่จะพิมพ์'],
    ['ดาวน์โหลด PDF', 'ไม่พบเอกสารที่จะดาวน์โหลด'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await expect.element(button).toBeDisabled();
    await expect.element(button).toHaveAttribute('title', reason);
  }
});

it('opens the thumbnails once there is more than one page', async () => {
  const one = drawn.replace(pageOf('หน้า 2'), '');
  await open({ html: (path) => new Response(path.includes('copies=both') ? drawn : one) });
  await expect.element(page.getByText('ต้นฉบับ 1 หน้า สำเนา 0 หน้า รวม 1 หน้า')).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'หน้าทั้งหมด' })).not.toBeInTheDocument();
  await userEvent.click(page.getByLabelText('พร้อมสำเนา'));
  const thumbnails = page.getByRole('navigation', { name: 'หน้าทั้งหมด' });
  await expect.element(thumbnails).toBeVisible();
  expect(Math.round(thumbnails.element().getBoundingClientRect().width)).toBe(160);
});

it('tells the page that is looked at, however it was reached', async () => {
  const many = drawn.replace('400px', '1123px').replace('</body>', `${pageOf('หน้า 3')}${pageOf('หน้า 4')}</body>`);
  await open({ html: () => new Response(many) });
  const number = page.getByLabelText('ไปหน้าที่');
  await expect.element(number).toHaveValue(1);
  const scrolled = () => {
    document.querySelector('.w-document__stack')?.scrollTo({ top: 1e6 });
    return number.element();
  };
  await expect.poll(scrolled).toHaveValue(4);
  await userEvent.click(page.getByRole('button', { name: 'หน้าก่อน' }));
  await expect.element(number).toHaveValue(3);
});

it('leaves the mail dialog its heading on a phone, and every letter that is typed into it', async () => {
  await page.viewport(390, 844);
  await open({ api: (async () => ({ data: proposedMail })) as Api });
  await expect.element(page.getByRole('heading', { name: 'ดูเอกสาร' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'ส่งอีเมล' }));
  await expect.element(page.getByRole('heading', { name: /ใบเสนอราคา/ })).toBeVisible();
  const to = page.getByRole('textbox', { name: 'ถึง' });
  await userEvent.clear(to);
  await userEvent.type(to, 'f0-x+a=b@c.th');
  await expect.element(to).toHaveValue('f0-x+a=b@c.th');
  await page.viewport(1280, 800);
});

it('is closed by a press beside the pages, but not while its file is made', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { closed } = await open({ pdf: [promise] });
  await download();
  const stack = document.querySelector<HTMLElement>('.w-document__stack');
  stack?.click();
  expect(closed).not.toHaveBeenCalled();
  resolve(refusal(403));
  await expect.element(page.getByText('ไม่ได้ 403')).toBeVisible();
  document.querySelector<HTMLElement>('.w-document__stack .w-document__page')?.click();
  expect(closed).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'ดาวน์โหลด PDF' })).toBeEnabled();
  stack?.click();
  expect(closed).toHaveBeenCalled();
});

it('is led by keys: zoom in steps within its limits, 100 %, fit, and Escape', async () => {
  const { closed } = await open();
  const shown = () => Number.parseInt(document.querySelector('.w-document output')?.textContent ?? '', 10);
  // Until its place is measured it is drawn at 100 %.
  await expect.poll(shown).toBeGreaterThan(100);
  const fitted = shown();
  await userEvent.keyboard('0');
  await expect.poll(shown).toBe(100);
  await userEvent.keyboard('+');
  await expect.poll(shown).toBe(110);
  await userEvent.keyboard('-'.repeat(20));
  await expect.poll(shown).toBe(30);
  await expect.element(page.getByRole('button', { name: 'ย่อ' })).toBeDisabled();
  await userEvent.keyboard('+'.repeat(40));
  await expect.poll(shown).toBe(300);
  await userEvent.keyboard('f');
  await expect.poll(shown).toBe(fitted);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => closed.mock.calls.length).toBeGreaterThan(0);
});

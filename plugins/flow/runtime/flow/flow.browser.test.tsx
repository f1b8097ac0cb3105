import { type Api, createFormStore } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildPage } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { measurePagePace } from '../../../../tests/support/measurePace.ts';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { type Asked, drawFlow, stepNamed } from '../testing/drawFlow.tsx';
import { buildLongFlow, flowAnswers, quotationFlow } from '../testing/quotationFlow.ts';
import { Flow } from './Flow.tsx';
import { widget } from './flow.ts';

/** The field that finds steps and values, in the dialog where they are chosen. */
const finder = page.getByRole('dialog').getByRole('combobox');

it('tells each step as a sentence, with titles of the site instead of codes', async () => {
  await page.viewport(1280, 900);
  drawFlow(quotationFlow);
  await expect.element(stepNamed(/อ่าน ใบเสนอราคา ‹input.id›/)).toBeVisible();
  await expect.element(stepNamed(/แจ้ง ผู้จัดการ: อนุมัติ ‹เลขที่›/)).toBeVisible();
  await expect.element(stepNamed(/รอ 2 วัน/)).toBeVisible();
});

it('adds a step that was found by typing, fills it in, undoes and redoes it', async () => {
  await page.viewport(1280, 900);
  const { value, uids } = drawFlow();
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }));
  await userEvent.fill(finder, 'อีเมล');
  await userEvent.keyboard('{Enter}');
  await expect.poll(uids).toBe('mail');
  await userEvent.fill(page.getByRole('textbox', { name: 'ถึง (อีเมล)' }), 'a@b.co');
  await userEvent.click(page.getByRole('button', { name: 'แทรกค่า: หัวเรื่อง' }));
  await userEvent.fill(finder, 'วันนี้');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => value().steps)
    .toEqual([{ uid: 'mail', code: 'mail', params: { to: 'a@b.co', subject: '{{today | date}}' } }]);
  const undo = page.getByRole('button', { name: 'เลิกทำ' });
  await userEvent.click(undo);
  await expect.poll(() => value().steps).toEqual([{ uid: 'mail', code: 'mail', params: { to: 'a@b.co' } }]);
  await userEvent.click(undo);
  await userEvent.click(undo);
  await expect.poll(() => value().steps).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'ทำซ้ำ' }));
  await expect.poll(uids).toBe('mail');
});

it('does not call a new step wrong before it was left, nor what is missing fine once it was', async () => {
  await page.viewport(1280, 900);
  drawFlow({ steps: [{ uid: 'a', code: 'stop' }] });
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'เพิ่มขั้นตอน' }));
  await userEvent.fill(finder, 'อีเมล');
  await userEvent.keyboard('{Enter}');
  const to = page.getByRole('textbox', { name: 'ถึง (อีเมล)' });
  await expect.element(to).toBeVisible();
  const faults = page.getByText(/^ต้องแก้ไข \d+ จุด/);
  await expect.element(faults).not.toBeInTheDocument();
  await expect.element(to).not.toHaveAttribute('aria-invalid');
  await userEvent.click(stepNamed(/^จบโฟลว์/));
  await expect.element(faults).toBeVisible();
  await userEvent.click(stepNamed(/อีเมล/));
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
});

it('moves, doubles, copies, pastes and deletes by keys', async () => {
  await page.viewport(1280, 900);
  const { uids } = drawFlow({
    steps: [
      { uid: 'a', code: 'stop' },
      { uid: 'if1', code: 'branch', params: { when: 'true' } },
      { uid: 'b', code: 'stop' },
    ],
  });
  await userEvent.click(stepNamed(/^จบโฟลว์ *a$/));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(uids).toBe('if1 a b');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(uids).toBe('a if1 b');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Control>}d{/Control}');
  await expect.poll(uids).toBe('a if1 b b2');
  await userEvent.keyboard('{Control>}c{/Control}{Control>}v{/Control}');
  await expect.poll(uids).toBe('a if1 b b2 b3');
  await userEvent.keyboard('{Delete}');
  await expect.poll(uids).toBe('a if1 b b2');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(uids).toBe('a if1 b b2 b3');
});

it('drags a step into a branch by its handle', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    steps: [
      { uid: 'a', code: 'stop' },
      { uid: 'if1', code: 'branch', params: { when: 'true' } },
    ],
  });
  await expect.element(stepNamed(/^จบโฟลว์/)).toBeVisible();
  const grip = document.querySelector('.w-flow__grip') as HTMLElement;
  const target = document.querySelector('[data-line="steps.1.then.end"]') as HTMLElement;
  grip.setPointerCapture = () => undefined;
  const at = (type: string, element: HTMLElement) => {
    const { left, top } = element.getBoundingClientRect();
    grip.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX: left + 40, clientY: top + 4 }));
  };
  at('pointerdown', grip);
  at('pointermove', target);
  await expect.poll(() => document.querySelector('[data-drop]')?.getAttribute('data-line')).toBe('steps.1.then.end');
  at('pointerup', target);
  await expect.poll(() => JSON.stringify(value())).toContain('"then":[{"uid":"a"');
});

it('says each fault in its own words and leads to its step', async () => {
  await page.viewport(1280, 900);
  drawFlow({
    steps: [
      { uid: 'a', code: 'stop' },
      { uid: 'cond', code: 'branch', params: { when: '1 +' } },
    ],
  });
  await userEvent.click(page.getByText('ต้องแก้ไข 1 จุด'));
  await userEvent.click(page.getByRole('button', { name: /^cond:/ }));
  await expect.element(page.getByRole('textbox', { name: 'เงื่อนไข' })).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').first()).toBeInTheDocument();
});

it('opens the settings of a step as a dialog on a phone', async () => {
  await page.viewport(390, 800);
  drawFlow(quotationFlow);
  await userEvent.click(stepNamed(/รอ 2 วัน/));
  await expect.element(page.getByRole('dialog').getByLabelText('รอนาน', { exact: true })).toHaveValue(2);
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'เสร็จ' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('stays quick with 200 steps', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow(buildLongFlow(200));
  await userEvent.click(stepNamed(/x = 100/));
  const times: number[] = [];
  for (let at = 101; at <= 105; at += 1) {
    const began = performance.now();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => (value().steps as JsonObject[])[at]?.uid, { interval: 5 }).toBe('s100');
    times.push(performance.now() - began);
  }
  // A busy machine makes some of them longer; what the editor itself takes is in the shortest.
  expect(Math.min(...times)).toBeLessThan(250 * measurePagePace());
});

it('shows the definition as text, and takes what is written there', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow(quotationFlow);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'มุมมอง' }), 'text');
  await userEvent.fill(page.getByRole('textbox'), '{"steps":[{"uid":"z","code":"stop"}]}');
  await expect.poll(() => value()).toEqual({ steps: [{ uid: 'z', code: 'stop' }] });
});

it('adds what starts the flow, apart from its steps', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({ steps: [{ uid: 'a', code: 'stop' }] });
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มสิ่งที่เริ่มโฟลว์' }));
  await userEvent.fill(finder, 'เวลา');
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByRole('textbox', { name: 'เวลา' }), '08:00');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'วันในสัปดาห์' }), 'working');
  await expect
    .poll(() => value().triggers)
    .toEqual([{ uid: 'schedule', code: 'schedule', params: { at: '08:00', days: 'working' } }]);
  expect(value().steps).toEqual([{ uid: 'a', code: 'stop' }]);
});

it('offers the names under which actions of records start flows, says what starts each, and explains one that nothing starts', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({ steps: [{ uid: 'a', code: 'stop' }] });
  const names = () => (value().triggers as JsonObject[]).map(({ params }) => params);
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มสิ่งที่เริ่มโฟลว์' }));
  await userEvent.fill(finder, 'การกระทำ');
  await userEvent.keyboard('{Enter}');
  const box = page.getByRole('combobox', { name: 'จุดเริ่ม' });
  // A plain list stands there until the one that finds while typing is loaded.
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'ส่งใบ');
  await userEvent.click(page.getByRole('option', { name: /เมื่อส่งใบเสนอราคาให้ลูกค้า/ }));
  await expect.poll(names).toEqual([{ name: 'quotation_sent' }]);
  await expect.element(page.getByText('เริ่มเมื่อ ใบเสนอราคา: ส่ง')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ใช้ชื่อใหม่' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'จุดเริ่ม' }), 'visit_asked');
  await expect.element(page.getByText(/ยังไม่มีเหตุการณ์ใดสั่งเริ่มด้วยชื่อ visit_asked/)).toBeVisible();
  await expect.poll(names).toEqual([{ name: 'visit_asked' }]);
});

it('chooses the document to print and the file to attach by their titles', async () => {
  await page.viewport(1280, 900);
  const { value } = drawFlow({
    steps: [
      { uid: 'pdf', code: 'document', params: { id: '{{input.id}}' } },
      { uid: 'mail', code: 'mail', params: { to: 'a@example.com', subject: 'x', text: 'x' } },
    ],
  });
  const params = (at: number) => (value().steps as JsonObject[])[at]?.params;
  await userEvent.click(stepNamed(/ทำเอกสาร/));
  const box = page.getByRole('combobox', { name: 'เอกสาร' });
  await expect.element(box).toHaveAttribute('aria-autocomplete', 'list');
  await userEvent.fill(box, 'ใบเสนอ');
  await userEvent.click(page.getByRole('option', { name: /ใบเสนอราคา/ }));
  await expect.poll(() => params(0)).toEqual({ id: '{{input.id}}', document: 'quotation' });
  await userEvent.click(stepNamed(/ส่งอีเมล/));
  await userEvent.click(page.getByRole('checkbox', { name: 'ใบเสนอราคา' }));
  await expect.poll(() => params(1)).toMatchObject({ files: ['=steps.pdf.file'] });
});

it('puts a secret into a request by its name, and says of one that is not there that it is missing', async () => {
  await page.viewport(1280, 900);
  const call = {
    uid: 'call',
    code: 'request',
    params: { url: 'https://example.com', headers: { key: '$secret.gone' } },
  };
  const { value } = drawFlow({ steps: [call] });
  await userEvent.click(page.getByText('ต้องแก้ไข 1 จุด'));
  await userEvent.click(page.getByRole('button', { name: /ยังไม่มีความลับ "gone"/ }));
  const key = page.getByRole('textbox', { name: 'ค่า', exact: true });
  await userEvent.fill(key, 'Bearer ');
  await userEvent.click(page.getByRole('button', { name: 'แทรกค่า: key' }));
  await userEvent.fill(finder, 'courier');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => value().steps)
    .toMatchObject([{ params: { headers: { key: 'Bearer $secret.courier_key' } } }]);
  await expect.element(page.getByText(/^ต้องแก้ไข/)).not.toBeInTheDocument();
});

it('shows a secret address until it was kept, also where the window becomes narrow meanwhile', async () => {
  await page.viewport(1280, 900);
  const form = createFormStore({ definition: { triggers: [{ uid: 'call', code: 'webhook' }], steps: [] } });
  const answers: Record<string, JsonObject> = {
    ...flowAnswers,
    'GET /api/flow/f1/triggers': { data: [{ uid: 'call', addressSince: null }] },
    'POST /api/flow/f1/triggers/call/hook': { data: { path: '/api/hook/s3cret' } },
  };
  const answer = (async (path: string, { method = 'GET' }: Asked = {}) =>
    answers[`${method} ${path}`] ?? { data: [] }) as Api;
  showOnPage(
    drawWidget(widget, Flow, {
      properties: { name: 'definition', label: 'ขั้นตอน' },
      page: { route: { ...buildPage().route, params: { id: 'f1' } } },
      runtime: { api: answer },
      form,
    }),
  );
  await userEvent.click(page.getByRole('button', { name: /เมื่อระบบอื่นเรียก/ }));
  await userEvent.click(page.getByRole('button', { name: 'ออกที่อยู่ลับ' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'ออกที่อยู่ลับ' }));
  const secret = page.getByText(`${location.origin}/api/hook/s3cret`);
  await expect.element(secret).toBeVisible();
  await page.viewport(600, 900);
  await expect.element(secret).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'เก็บไว้แล้ว' }));
  await expect.element(secret).not.toBeInTheDocument();
});

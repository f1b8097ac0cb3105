import { createRoot, type Root } from 'react-dom/client';
import type { Api } from 'sala/runtime';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { widget } from '../document_editor/document_editor.ts';
import { proposedMail } from '../testing/documentAnswers.ts';
import { staffSession } from '../testing/storyData.ts';
import { MailDialog } from './MailDialog.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** The dialog, and what it asks of a server, whose sending fails so many times. */
async function open({ failures = 0 } = {}) {
  const sent: unknown[] = [];
  const now = { failures, closed: 0 };
  const api = (async (path: string, options?: { body?: unknown }) => {
    const isEnglish = path.includes('language=en') || JSON.stringify(options ?? {}).includes('"language":"en"');
    if (options?.body === undefined)
      return { data: { ...proposedMail, ...(isEnglish && { subject: 'Quotation QT-1', text: 'Dear buyer' }) } };
    sent.push(options.body);
    now.failures -= 1;
    if (now.failures >= 0) throw new Error('cut off');
    return { data: { mail: 'm-1' } };
  }) as Api; // answers the calls of this test only
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const about = { name: 'quotation', title: 'ใบเสนอราคา', id: 'q-1' };
  const draw = () => <MailDialog about={about} both onClose={() => (now.closed += 1)} />;
  root.render(drawWidget(widget, draw, { page: { session: staffSession }, runtime: { api } }));
  await expect.element(page.getByLabelText('เรื่อง')).toHaveValue(proposedMail.subject);
  return { sent, now };
}

const send = () => userEvent.click(page.getByRole('button', { name: 'ส่ง', exact: true }));

it('sends what it proposes, as somebody has changed it, once', async () => {
  const { sent, now } = await open();
  await userEvent.fill(page.getByLabelText('ถึง'), ' other@namsai.example');
  await userEvent.click(page.getByLabelText(/ส่งสำเนาถึงฉัน/));
  await send();
  await expect.poll(() => now.closed).toBe(1);
  const { subject, text } = proposedMail;
  expect(sent).toEqual([{ to: 'other@namsai.example', subject, text, copyToMe: true, language: 'th', copies: 'both' }]);
});

it('keeps what was typed in another language, and after a refusal', async () => {
  const { sent, now } = await open({ failures: 1 });
  await userEvent.fill(page.getByLabelText('ข้อความ', { exact: true }), 'ข้อความของฉัน');
  await userEvent.selectOptions(page.getByLabelText('ภาษาของเอกสารและข้อความ'), 'en');
  await expect.element(page.getByLabelText('เรื่อง')).toHaveValue('Quotation QT-1');
  await send();
  await expect.element(page.getByText(/ดำเนินการไม่สำเร็จ/)).toBeVisible();
  await expect.element(page.getByLabelText('ข้อความ', { exact: true })).toHaveValue('ข้อความของฉัน');
  await send();
  await expect.poll(() => now.closed).toBe(1);
  expect(sent.at(-1)).toMatchObject({ text: 'ข้อความของฉัน', subject: 'Quotation QT-1', language: 'en' });
});

it('asks for an address before it sends', async () => {
  const { sent } = await open();
  await userEvent.clear(page.getByLabelText('ถึง'));
  await send();
  expect(page.getByLabelText('ถึง').element().matches(':invalid')).toBe(true);
  expect(sent).toEqual([]);
});

import type { Api } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildPage } from '../../../../tests/factories/buildPage.ts';
import { type DrawOptions, drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { flowAnswers } from '../testing/quotationFlow.ts';
import { failedRun, runList } from '../testing/runs.ts';
import { FlowRuns } from './FlowRuns.tsx';
import { widget } from './flow_runs.ts';

function draw(data: Record<string, Json>, address = '', more: DrawOptions = {}) {
  const asked = vi.fn();
  const api = (async (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    if (method !== 'GET' && !path.endsWith('/query')) asked(`${method} ${path}`, body);
    return flowAnswers[`${method} ${path}`] ?? { data: { id: 'r9' } };
  }) as Api;
  showOnPage(drawWidget(widget, FlowRuns, { data, runtime: { api }, ...more, page: { address, ...more.page } }));
  return asked;
}

it('lists runs with flow, person, state and the step that failed', async () => {
  draw(runList);
  const failed = page.getByRole('listitem').last();
  await expect.element(failed.getByText(/อนุมัติใบเสนอราคา/).first()).toBeVisible();
  await expect.element(failed.getByText(/ล้มเหลว/).first()).toBeVisible();
  await expect.element(failed.getByText(/โดย สมหญิง ใจดี · ใช้เวลา 9 วินาที · ล้มเหลวที่ ส่งอีเมล/).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'เก่ากว่านี้' })).toBeVisible();
});

it('shows what each step took in and gave, in sentences, and resumes the run', async () => {
  const asked = draw(failedRun, '?object-1.run=r1');
  const mail = page.getByRole('listitem').last();
  await expect.element(mail.getByText(/ส่งอีเมลถึง ‹steps.order.email›/).first()).toBeVisible();
  await expect.element(mail.getByText(/ลอง 3 ครั้ง/).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'ไปที่ขั้นตอนนั้น' }));
  await expect.element(mail).toHaveFocus();
  await userEvent.click(mail.getByText('ข้อมูลเข้า'));
  await expect.element(mail.getByText(/nobody/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'รันต่อจากขั้นตอนที่ล้มเหลว' }));
  await expect.poll(() => asked.mock.calls[0]).toEqual(['POST /api/flow-run/r1/resume', undefined]);
});

it('says who answered an approval, and leads to the document that was made', async () => {
  const { data: run } = failedRun.run as { data: JsonObject & { steps: JsonObject[] } };
  const answer = { answer: 'rejected', person: 'u1', note: 'แพงไป', at: '2026-11-23T06:00:00.000Z' };
  const steps: JsonObject[] = [
    { ...run.steps[0], key: 'ask', code: 'approval', output: { approved: false, answers: [answer] } },
    { ...run.steps[0], key: 'pdf', code: 'document', output: { file: 'f1', name: 'QT-1.pdf', size: 9 } },
  ];
  draw({ run: { data: { ...run, steps } } }, '?object-1.run=r1');
  await expect.element(page.getByText(/^ไม่อนุมัติโดย สมหญิง ใจดี · 23 พ.ย. .* · แพงไป$/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'QT-1.pdf' })).toHaveAttribute('href', '/files/f1/QT-1.pdf');
});

it('says which record it is about, and what became of the mail that a step has queued', async () => {
  const { data: run } = failedRun.run as { data: JsonObject & { steps: JsonObject[] } };
  const about = { collection: 'quotation', id: 'q1', title: 'ใบเสนอราคา QT-1', path: '/sales/quotation/q1' };
  const sent = { ...run.steps[3], status: 'done', error: null, mail: { status: 'failed', error: 'mail box full' } };
  const shown = {
    ...run,
    about,
    status: 'done',
    failedStep: null,
    error: null,
    steps: [...run.steps.slice(0, 3), sent],
  };
  draw({ run: { data: shown as Json } }, '?object-1.run=r1');
  await expect.element(page.getByRole('link', { name: 'ใบเสนอราคา QT-1' })).toBeVisible();
  await expect.element(page.getByText(/ส่งอีเมลไม่สำเร็จ: mail box full/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'ดูอีเมลของเว็บไซต์' })).toBeVisible();
});

it('runs again with the same input, after it was confirmed', async () => {
  const asked = draw(failedRun, '?object-1.run=r1');
  await userEvent.click(page.getByRole('button', { name: 'รันใหม่อีกครั้ง' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'รันใหม่อีกครั้ง' }));
  await expect.poll(() => asked.mock.calls[0]).toEqual(['POST /api/flow-run/r1/again', undefined]);
});

it('says its steps in whole lines on a phone, what can be done with each below them', async () => {
  await page.viewport(390, 800);
  draw(failedRun, '?object-1.run=r1');
  const sentence = page.getByText(/^แจ้ง ผู้จัดการ/).first();
  await expect.element(sentence).toBeVisible();
  expect(sentence.element().getBoundingClientRect().width).toBeGreaterThan(200);
});

it('goes on at a step that was chosen, after it was said what is done again, with the newest version where that is wanted', async () => {
  const asked = draw(failedRun, '?object-1.run=r1');
  await userEvent.click(page.getByRole('button', { name: /^รันต่อจากขั้นตอนนี้: แจ้ง ผู้จัดการ/ }));
  const dialog = page.getByRole('alertdialog', { name: /^รันต่อจากขั้นตอนนี้: แจ้ง ผู้จัดการ/ });
  await expect.element(dialog.getByText(/ทุกขั้นตอนที่ตามมาจะทำอีกครั้ง/)).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'ใช้โฟลว์ฉบับปัจจุบัน' }));
  await userEvent.click(dialog.getByRole('button', { name: 'รันต่อ' }));
  const body = { key: 'large/then/ask', newest: true };
  await expect.poll(() => asked.mock.calls[0]).toEqual(['POST /api/flow-run/r1/from', body]);
});

it('runs its flow by hand with a record that is chosen, or with what is typed', async () => {
  const route = { ...buildPage().route, params: { id: 'f1' } };
  const asked = draw(runList, '', { properties: { ofFlow: true }, page: { route } });
  await userEvent.click(page.getByRole('button', { name: 'รันโฟลว์' }));
  const dialog = page.getByRole('alertdialog');
  const record = dialog.getByRole('combobox', { name: 'ใบเสนอราคา' });
  await userEvent.click(dialog.getByText(/input/).first());
  const input = dialog.getByRole('textbox', { name: /input/ });
  const typed = () => (input.element() as HTMLTextAreaElement).value;
  await expect.poll(typed).toContain('"number": "QT-1"');
  await userEvent.selectOptions(record, 'QT-2');
  await expect.poll(typed).toContain('"number": "QT-2"');
  await userEvent.fill(input, '{"id":');
  await expect.element(dialog.getByRole('button', { name: 'เริ่มรัน' })).toBeDisabled();
  await userEvent.fill(input, '{"id": "q7"}');
  await userEvent.click(dialog.getByRole('button', { name: 'เริ่มรัน' }));
  await expect.poll(() => asked.mock.calls).toContainEqual(['POST /api/flow/f1/run', { input: { id: 'q7' } }]);
  await expect.element(dialog).not.toBeInTheDocument();
});

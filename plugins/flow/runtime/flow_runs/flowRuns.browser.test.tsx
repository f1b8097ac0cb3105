import type { Api } from 'sala/runtime';
import type { Json } from 'sala/schemas';
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
  await expect.element(failed.getByText(/โดย สมหญิง ใจดี · ใช้เวลา 9 วินาที · ล้มเหลวที่ mail/).first()).toBeVisible();
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

it('runs again with the same input, after it was confirmed', async () => {
  const asked = draw(failedRun, '?object-1.run=r1');
  await userEvent.click(page.getByRole('button', { name: 'รันใหม่อีกครั้ง' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'รันใหม่อีกครั้ง' }));
  await expect.poll(() => asked.mock.calls[0]).toEqual(['POST /api/flow-run/r1/again', undefined]);
});

it('runs its flow by hand with a record that is chosen, or with what is typed', async () => {
  const route = { ...buildPage().route, params: { id: 'f1' } };
  const asked = draw(runList, '', { properties: { ofFlow: true }, page: { route } });
  await userEvent.click(page.getByRole('button', { name: 'รันโฟลว์' }));
  const dialog = page.getByRole('alertdialog');
  const record = dialog.getByRole('combobox', { name: 'ใบเสนอราคา' });
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

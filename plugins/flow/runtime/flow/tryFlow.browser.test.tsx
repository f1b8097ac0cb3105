import { createRoot, type Root } from 'react-dom/client';
import { type Api, createFormStore } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { buildLongFlow, flowAnswers, quotationFlow } from '../testing/quotationFlow.ts';
import { Flow } from './Flow.tsx';
import { widget } from './flow.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const at = '2026-11-24T06:00:00.000Z';
const tried = { error: null, startedAt: at, finishedAt: at };

function draw(definition: Json) {
  const asked: unknown[] = [];
  const api = (async (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    if (path !== '/api/flow-try') return flowAnswers[`${method} ${path}`] ?? { data: [] };
    asked.push(body);
    const steps = [
      { ...tried, key: 'order', code: 'read', status: 'done', input: {}, output: { total: 7 }, pretended: false },
      { ...tried, key: 'mail', code: 'mail', status: 'done', input: {}, output: {}, pretended: true },
    ];
    return { data: { status: 'done', error: null, steps } };
  }) as Api;
  const form = createFormStore({ definition });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(drawWidget(widget, Flow, { properties: { name: 'definition', label: 'ขั้นตอน' }, runtime: { api }, form }));
  return asked;
}

it('tries the flow with sample data, then one step with what the others gave', async () => {
  await page.viewport(1280, 900);
  const asked = draw(quotationFlow as Json);
  await userEvent.click(page.getByRole('list', { name: 'ขั้นตอน' }).getByRole('button', { name: /อ่าน ใบเสนอราคา/ }));
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'ทดลอง' }));
  const input = page.getByRole('textbox', { name: /ข้อมูลตัวอย่าง/ });
  await userEvent.fill(input, '{"id":');
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'ทดลอง' })).toBeDisabled();
  await userEvent.fill(input, '{"id": "q1"}');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'ทดลอง' }));
  await expect.element(page.getByText('ทำครบแล้ว')).toBeVisible();
  await expect.element(page.getByText(/ไม่ได้ทำจริง/)).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'ทดลอง' }), 'only');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'ทดลอง' }));
  await expect
    .poll(() => asked)
    .toMatchObject([
      { input: { id: 'q1' }, until: 'order', send: false, steps: {} },
      { only: 'order', steps: { order: { total: 7 } } },
    ]);
});

it('draws the flow with its branches side by side; 200 steps are drawn and chosen at once', async () => {
  await page.viewport(1280, 900);
  draw(quotationFlow as Json);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'มุมมอง' }), 'graph');
  const graph = page.getByRole('region', { name: 'แผนภาพ' });
  await userEvent.click(graph.getByRole('button', { name: /อ่าน ใบเสนอราคา/ }));
  await expect.element(page.getByRole('heading', { name: 'อ่านรายการ' })).toBeVisible();
  await expect.element(graph.getByText('ใช่', { exact: true }).first()).toBeVisible();
  root?.unmount();
  draw(buildLongFlow(200) as Json);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'มุมมอง' }), 'graph');
  await expect.poll(() => document.querySelectorAll('.w-flow__box').length).toBe(200);
});

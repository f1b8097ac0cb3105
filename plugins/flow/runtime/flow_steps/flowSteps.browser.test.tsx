import type { Api } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { flowAnswers, quotationFlow } from '../testing/quotationFlow.ts';
import { FlowSteps } from './FlowSteps.tsx';
import { widget } from './flow_steps.ts';

const api = (async (path: string, { method = 'GET' }: { method?: string } = {}) =>
  flowAnswers[`${method} ${path}`] ?? { data: [] }) as Api;

function draw(flow: JsonObject) {
  showOnPage(drawWidget(widget, FlowSteps, { runtime: { api }, data: { flow } }));
}

it('tells the steps of a flow as sentences, under the branches that hold them, and who may run it', async () => {
  draw({ roles: ['admin', 'manager'], definition: quotationFlow });
  await expect.element(page.getByText('อ่าน ใบเสนอราคา ‹input.id›')).toBeVisible();
  await expect.element(page.getByText('แจ้ง ผู้จัดการ: อนุมัติ ‹เลขที่›')).toBeVisible();
  await expect.element(page.getByText(/vip/)).toBeVisible();
  await expect.element(page.getByText('รันด้วยมือได้โดย ผู้ดูแลเว็บไซต์, ผู้จัดการ')).toBeVisible();
  // Branches without steps, and what starts nothing, are not told.
  await expect.element(page.getByText(/^เริ่มเมื่อ$/)).not.toBeInTheDocument();
});

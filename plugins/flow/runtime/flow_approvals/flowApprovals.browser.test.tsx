import { type Api, ApiError } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { approvalAnswers, twoApprovals } from '../testing/approvals.ts';
import { FlowApprovals } from './FlowApprovals.tsx';
import { widget } from './flow_approvals.ts';

function draw(data: Record<string, Json>, refusal?: ApiError) {
  const asked = vi.fn();
  const api = (async (path: string, { method = 'GET', body }: { method?: string; body?: unknown } = {}) => {
    if (method === 'POST') asked(path, body);
    if (method === 'POST' && refusal) throw refusal;
    return approvalAnswers[`${method} ${path.split('?')[0]}`];
  }) as Api;
  showOnPage(drawWidget(widget, FlowApprovals, { data, runtime: { api } }));
  return asked;
}

const first = () => page.getByRole('group', { name: 'คำตอบสำหรับ ส่วนลดใบเสนอราคา QT-0012' });
const dialog = () => page.getByRole('alertdialog');
const items = () => document.querySelectorAll('.w-approvals li').length;

it('tells what is asked, by whom and since when, with a link to it', async () => {
  draw(twoApprovals);
  await expect
    .element(page.getByRole('link', { name: 'ส่วนลดใบเสนอราคา QT-0012' }))
    .toHaveAttribute('href', '/sales/quotation/q1');
  await expect.element(page.getByText(/ขอโดย สมหญิง ใจดี · ตั้งแต่ 23 พ.ย. 2569/)).toBeVisible();
  await expect.element(page.getByText('ส่งต่อมาถึงคุณ')).toBeVisible();
  await expect.element(page.getByText(/ขอโดยระบบ/)).toBeVisible();
  expect(page.getByRole('button', { name: 'มอบให้ผู้อื่น' }).elements()).toHaveLength(1);
});

it('draws nothing where nothing waits', async () => {
  draw({ approvals: [] });
  await expect.poll(() => document.querySelector('[data-uid="object-1"]')).not.toBeNull();
  expect(document.querySelector('.w-approvals')).toBeNull();
});

it('rejects with a note, says so, and the entry goes', async () => {
  const asked = draw(twoApprovals);
  await userEvent.click(first().getByRole('button', { name: 'ไม่อนุมัติ' }));
  await userEvent.fill(dialog().getByRole('textbox', { name: 'หมายเหตุ' }), 'แพงไป');
  await userEvent.click(dialog().getByRole('button', { name: 'ไม่อนุมัติ' }));
  await expect.poll(() => asked.mock.calls).toEqual([['/api/approval/a1', { answer: 'reject', note: 'แพงไป' }]]);
  await expect.element(page.getByText('ไม่อนุมัติแล้ว')).toBeVisible();
  await expect.poll(items).toBe(1);
});

it('delegates to whoever was found', async () => {
  const asked = draw(twoApprovals);
  await userEvent.click(first().getByRole('button', { name: 'มอบให้ผู้อื่น' }));
  await expect.element(dialog().getByRole('button', { name: 'มอบให้ผู้อื่น' })).toBeDisabled();
  await userEvent.fill(dialog().getByRole('combobox'), 'สมชาย');
  await userEvent.click(page.getByRole('option', { name: /สมชาย ขยัน/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'มอบให้ผู้อื่น' }));
  await expect.poll(() => asked.mock.calls).toEqual([['/api/approval/a1', { answer: 'delegate', person: 'p2' }]]);
});

it('explains that somebody else was quicker, and the entry goes', async () => {
  draw(twoApprovals, new ApiError({ status: 409, code: 'approval_closed', message: 'คำขออนุมัตินี้มีคำตอบแล้ว' }));
  await userEvent.click(first().getByRole('button', { name: 'อนุมัติ', exact: true }));
  await userEvent.click(dialog().getByRole('button', { name: 'อนุมัติ' }));
  await expect.element(page.getByText('คำขออนุมัตินี้มีคำตอบแล้ว')).toBeVisible();
  await expect.poll(items).toBe(1);
});

it('keeps the dialog open when the answer did not arrive', async () => {
  draw(twoApprovals, new ApiError({ status: 500, code: 'failed', message: 'ลองใหม่' }));
  await userEvent.click(first().getByRole('button', { name: 'อนุมัติ', exact: true }));
  await userEvent.click(dialog().getByRole('button', { name: 'อนุมัติ' }));
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('ลองใหม่');
  expect(items()).toBe(2);
});

import type { Runtime } from 'sala/runtime';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { RemoteControl } from './RemoteControl.tsx';
import { widget } from './remote_control.ts';

const somying = { id: 'p1', name: 'สมหญิง ใจดี' };
const somchai = { id: 'p2', name: 'สมชาย ขยัน' };

function show(address?: string) {
  const api = vi.fn(async (path: string, _sent?: { body?: unknown }) => {
    if (path === '/api/remote') return { data: { answers: [] } };
    return { data: path.startsWith('/api/people/') ? somying : [somchai] };
  });
  showOnPage(
    drawWidget(widget, RemoteControl, { page: { address }, runtime: { api: api as unknown as Runtime['api'] } }),
  );
  return api;
}

const person = page.getByRole('combobox', { name: 'ผู้ใช้' });
const orders = (api: ReturnType<typeof show>) =>
  api.mock.calls.filter(([path]) => path === '/api/remote').map(([, sent]) => sent?.body);

it('speaks at once to whom the address names, though a short list would not hold them', async () => {
  const api = show('?person=p1');
  await expect.element(person).toHaveValue('สมหญิง ใจดี');
  await userEvent.click(page.getByRole('button', { name: 'ส่งคำสั่ง' }));
  await expect.poll(() => orders(api)).toEqual([{ to: 'p1', action: 'ping' }]);
});

it('speaks to the one who was picked', async () => {
  const api = show('?person=p1');
  await expect.element(person).toHaveValue('สมหญิง ใจดี');
  await userEvent.fill(person, 'สมช');
  await userEvent.click(page.getByRole('option', { name: 'สมชาย ขยัน' }));
  await userEvent.click(page.getByRole('button', { name: 'ส่งคำสั่ง' }));
  await expect.poll(() => orders(api)).toEqual([{ to: 'p2', action: 'ping' }]);
});

it('offers everybody for messages only', async () => {
  const api = show();
  await userEvent.selectOptions(page.getByLabelText('คำสั่ง'), 'ส่งข้อความ');
  await userEvent.click(page.getByRole('button', { name: /แสดงตัวเลือก/ }));
  await userEvent.click(page.getByRole('option', { name: 'ทุกคนที่เข้าสู่ระบบอยู่' }));
  await userEvent.fill(page.getByLabelText('ข้อความ'), 'ปิดปรับปรุง');
  await userEvent.click(page.getByRole('button', { name: 'ส่งคำสั่ง' }));
  await expect.poll(() => orders(api)).toEqual([{ to: '*', action: 'alert', text: 'ปิดปรับปรุง' }]);
  await userEvent.selectOptions(page.getByLabelText('คำสั่ง'), 'ล็อกหน้าจอ');
  await expect.element(person).toHaveValue('');
});

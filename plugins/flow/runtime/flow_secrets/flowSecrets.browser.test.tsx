import type { Api } from 'sala/runtime';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { FlowSecrets } from './FlowSecrets.tsx';
import { widget } from './flow_secrets.ts';

/** A server that keeps names, as the real one: no value ever comes back. */
function draw(names: string[]) {
  const sent: unknown[] = [];
  const api = (async (path: string, { method = 'GET', body }: { method?: string; body?: { name: string } } = {}) => {
    if (method !== 'GET') sent.push([method, path, body]);
    if (method === 'PUT' && body && !names.includes(body.name)) names.push(body.name);
    if (method === 'DELETE') names.splice(names.indexOf(path.split('/').at(-1) ?? ''), 1);
    return { data: method === 'GET' ? names.map((name) => ({ name, updatedAt: '2026-11-20T03:00:00.000Z' })) : null };
  }) as Api;
  showOnPage(drawWidget(widget, FlowSecrets, { runtime: { api } }));
  return sent;
}

const dialog = page.getByRole('alertdialog');

it('adds a secret by a name that flows can write, replaces its value and removes it', async () => {
  const sent = draw(['taken']);
  await userEvent.click(page.getByRole('button', { name: 'เพิ่มความลับ' }));
  const [name, value] = [dialog.getByRole('textbox', { name: /^ชื่อ/ }), dialog.getByLabelText(/^ค่า/)];
  await userEvent.fill(value, 'hush');
  await userEvent.fill(name, 'Courier key');
  await expect.element(dialog.getByText(/ต้องขึ้นต้นด้วยอักษรอังกฤษตัวเล็ก/)).toBeVisible();
  await userEvent.fill(name, 'taken');
  await expect.element(dialog.getByText(/มีชื่อนี้แล้ว/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'บันทึก' })).toBeDisabled();
  await userEvent.fill(name, 'courier_key');
  await userEvent.click(dialog.getByRole('button', { name: 'บันทึก' }));
  await expect.element(page.getByText('$secret.courier_key')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'เปลี่ยนค่า taken' }));
  await userEvent.fill(dialog.getByLabelText(/^ค่า/), 'new');
  await userEvent.click(dialog.getByRole('button', { name: 'บันทึก' }));
  await userEvent.click(page.getByRole('button', { name: 'ลบ taken' }));
  await userEvent.click(dialog.getByRole('button', { name: 'ลบ' }));
  await expect.element(page.getByText('$secret.taken')).not.toBeInTheDocument();
  expect(sent).toEqual([
    ['PUT', '/api/flow-secrets', { name: 'courier_key', value: 'hush' }],
    ['PUT', '/api/flow-secrets', { name: 'taken', value: 'new' }],
    ['DELETE', '/api/flow-secrets/taken', undefined],
  ]);
});

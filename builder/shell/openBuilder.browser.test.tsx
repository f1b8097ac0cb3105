import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { buildPage } from '../../tests/factories/buildPage.ts';
import { waitFor } from '../../tests/support/waitFor.ts';
import { openBuilder } from './openBuilder.tsx';

async function openRefused(status: number, message: string) {
  const body = JSON.stringify({ status, code: 'refused', message });
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(body, { status }));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    vi.restoreAllMocks();
    root.unmount();
    host.remove();
  });
  await openBuilder(root, buildPage({ layoutKey: 'nonsense' }));
}

it('says that there is no such page, and leads to the list of pages', async () => {
  await openRefused(400, 'คำขอไม่ถูกต้อง: key');
  await waitFor(() => expect(document.body.textContent).toContain('ไม่มีหน้าชื่อ “nonsense”'));
  await expect.element(page.getByRole('link', { name: 'ดูรายการหน้าทั้งหมด' })).toHaveAttribute('href', '/cms/pages');
  expect(page.getByRole('button').query()).toBeNull();
  expect(document.body.textContent).not.toContain('คำขอไม่ถูกต้อง');
});

it('offers another try when the server fails', async () => {
  await openRefused(503, 'ระบบไม่ว่าง');
  await waitFor(() => expect(document.body.textContent).toContain('ระบบไม่ว่าง'));
  await expect.element(page.getByRole('button', { name: 'ลองอีกครั้ง' })).toBeVisible();
});

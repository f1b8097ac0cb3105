import type { Runtime } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { showOnPage } from '../../../../tests/support/showOnPage.ts';
import { waitFor } from '../../../../tests/support/waitFor.ts';
import { PageList } from './PageList.tsx';
import { widget } from './page_list.ts';

const about = {
  ...{ key: 'page/about', slug: 'about', title: { th: 'เกี่ยวกับเรา', en: 'About' }, path: '/cms/page/about' },
  ...{ published: true, changed: false, updated_at: '2026-11-28T00:00:00Z', may: 'publish' },
};
const home = { ...about, key: 'page/home', slug: 'home', title: 'หน้าแรก', path: '/' };
const draft = { version: 1, kind: 'page', settings: { title: about.title }, rows: [] };

function show(pages: Json[] = [about, home]) {
  const api = vi.fn(async (path: string) => ({
    data: path.startsWith('/api/layout') ? { draft, published: null } : {},
  }));
  showOnPage(
    drawWidget(widget, PageList, {
      data: { pages },
      runtime: { api: api as unknown as Runtime['api'] },
    }),
  );
  return api;
}

async function choose(entry: string) {
  await userEvent.click(page.getByRole('button', { name: 'จัดการหน้า เกี่ยวกับเรา' }));
  await userEvent.click(page.getByRole('menuitem', { name: entry }));
}

it('its own name in the address is no fault, and that of another page is', async () => {
  show();
  await choose('เปลี่ยนชื่อในที่อยู่');
  const field = page.getByRole('textbox', { name: 'ชื่อในที่อยู่เว็บ' });
  const change = page.getByRole('button', { name: 'เปลี่ยนชื่อในที่อยู่' });
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await expect.element(change).toBeDisabled();
  await userEvent.fill(field, 'home');
  await expect.poll(() => document.querySelector('[role=alertdialog] [role=status]')?.textContent).toContain('มีหน้า');
  await userEvent.fill(field, 'about-us');
  await expect.element(change).toBeEnabled();
});

it('a copy is stored under a free name and says in its title what it is', async () => {
  const api = show();
  await choose('ทำสำเนา');
  await userEvent.click(page.getByRole('button', { name: 'ทำสำเนา', exact: true }));
  const title = { th: 'เกี่ยวกับเรา (สำเนา)', en: 'About (copy)' };
  const body = { key: 'page/about-2', layout: { ...draft, settings: { title } }, version: 0 };
  await waitFor(() => expect(api).toHaveBeenCalledWith('/api/layout', { method: 'PUT', body }));
});

it('the pages that are found are saved as a file, in words', async () => {
  show();
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:none');
  await userEvent.click(page.getByRole('button', { name: 'ส่งออก' }));
  const [file] = saved.mock.calls.flat();
  const text = file instanceof Blob ? await file.text() : '';
  saved.mockRestore();
  const [headings, first] = text.split('\r\n');
  expect(headings).toContain('ชื่อหน้า,ที่อยู่เว็บ,สถานะ,แก้ไขล่าสุด');
  expect(first).toContain(`เกี่ยวกับเรา,${location.origin}/cms/page/about,เผยแพร่แล้ว,28 พ`);
});

it('a page that may not be edited says so, and who gives the right', async () => {
  show([about, { ...home, may: 'none' }]);
  await expect.element(page.getByText('ดูได้อย่างเดียว', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/ผู้ดูแลเว็บไซต์ \(admin\) ให้สิทธิ์ได้/)).toBeVisible();
  expect(page.getByRole('link', { name: 'แก้ไข หน้าแรก' }).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: 'แก้ไข เกี่ยวกับเรา' })).toBeVisible();
});

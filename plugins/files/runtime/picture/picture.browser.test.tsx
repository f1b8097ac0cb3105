import { createRoot, type Root } from 'react-dom/client';
import { type Api, createFormStore } from 'sala/runtime';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildPage, buildSession } from '../../../../tests/factories/buildPage.ts';
import { drawWidget } from '../../../../tests/support/drawWidget.tsx';
import { Picture } from './Picture.tsx';
import { widget } from './picture.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const file = { id: 'f1', name: 'ปก.png', url: pixel, kind: 'image', mime: 'image/png', size: 10, created_at: '' };
const paging = { page: 1, limit: 24, totalPages: 1 };
const api = (async () => ({ data: [file], total: 1, paging, used: 10, quota: 100 })) as unknown as Api;

function draw(role: string, cover?: string) {
  const form = createFormStore(cover ? { cover } : undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const properties = { name: 'cover', label: 'ภาพปก' };
  const page = buildPage({ session: buildSession({ role }) });
  root.render(drawWidget(widget, Picture, { properties, runtime: { api }, form, page }));
  return form;
}

it('takes the address of a file that is chosen, shows it, and gives it up again', async () => {
  const form = draw('manager');
  await userEvent.click(page.getByRole('button', { name: 'เลือกรูป' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /ปก\.png/ }));
  await expect.poll(() => form.read('cover').value).toBe(pixel);
  await expect.poll(() => document.querySelector('.w-picture img')?.getAttribute('src')).toBe(pixel);
  await userEvent.click(page.getByRole('button', { name: 'เอาออก' }));
  await expect.poll(() => form.read('cover').value).toBe('');
});

it('is a line for an address where somebody may not see the files of the site', async () => {
  const form = draw('warehouse');
  await userEvent.fill(page.getByRole('textbox', { name: 'ภาพปก' }), ' /files/a.png ');
  await expect.poll(() => form.read('cover').value).toBe('/files/a.png');
  await expect.element(page.getByRole('button', { name: 'เลือกรูป' })).not.toBeInTheDocument();
});

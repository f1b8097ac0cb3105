import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../runtime/api/createApi.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { openBuilder } from '../../testing/openBuilder.tsx';

async function openPreview() {
  let links = [{ id: 'l1', by: 'สมศรี ใจดี', createdAt: '2026-11-01T03:00:00Z', expiresAt: '2026-12-01T03:00:00Z' }];
  const api = (async (path: string, options?: { method?: string }) => {
    if (path.startsWith('/api/layout/previews?'))
      return { data: { roles: [{ id: 'sales', title: { th: 'ฝ่ายขาย', en: 'Sales' } }], links } };
    if (options?.method === 'POST') return { data: { path: '/_preview/secret' } };
    if (options?.method !== 'DELETE') throw new Error(`nobody answers ${path}`);
    links = [];
    return {};
  }) as Api;
  await openBuilder(api, { height: 900 });
  await userEvent.click(page.getByRole('button', { name: /^See it as others do/ }));
  await waitFor(() => expect(document.querySelector('iframe')).not.toBeNull());
}

const shown = () => document.querySelector('iframe')!;

it('shows the stored draft as a visitor, and as a role that is chosen', async () => {
  await openPreview();
  expect(new URL(shown().src).search).toBe('?key=page%2Fhome&as=&language=en');
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Seen by/ }), 'Sales');
  expect(new URL(shown().src).searchParams.get('as')).toBe('sales');
});

it('shows it at the width of a phone', async () => {
  await openPreview();
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Phone' }));
  expect(shown().style.inlineSize).toBe('390px');
});

it('makes a link that is told once, and revokes others', async () => {
  await openPreview();
  await userEvent.click(page.getByRole('button', { name: 'Make a link' }));
  await expect.element(page.getByLabelText('Address of the link')).toHaveValue(`${location.origin}/_preview/secret`);
  await userEvent.click(page.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(page.getByRole('button', { name: 'Revoke' }).query()).toBeNull());
});

it('fits a small phone: nothing of it stands beyond its dialog', async () => {
  await openPreview();
  await page.viewport(320, 640);
  const edge = () => document.querySelector('.bd-seeing')!.closest('.s-dialog')!.getBoundingClientRect().right;
  await waitFor(() => expect(edge()).toBeLessThan(320));
  for (const element of document.querySelectorAll('.bd-seeing button, .bd-seeing select, .bd-seeing__stage'))
    expect(element.getBoundingClientRect().right).toBeLessThan(edge());
});

it('is left by Escape from the page in the frame too, which hears its own keys', async () => {
  await openPreview();
  const pressInside = () => shown()?.contentWindow?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await waitFor(() => {
    pressInside();
    expect(document.querySelector('iframe')).toBeNull();
  });
  expect(page.getByRole('dialog').query()).toBeNull();
});

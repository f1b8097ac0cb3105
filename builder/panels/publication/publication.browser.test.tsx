import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../runtime/api/createApi.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { openBuilder } from '../../testing/openBuilder.tsx';

async function openPublication(planned: object[] = [], published = true, width = 1280) {
  const asked: [string, unknown][] = [];
  const api = (async (path: string, options?: { method?: string; body?: unknown }) => {
    if (path.startsWith('/api/layout/publication?')) return { data: { path: '/cms/page/home', published, planned } };
    if (!options?.method) throw new Error(`nobody answers ${path}`);
    asked.push([path, options.body]);
    return { data: {} };
  }) as Api;
  await openBuilder(api, { height: 900, width });
  await userEvent.click(page.getByRole('button', { name: /^Address and times/ }));
  await expect.element(page.getByText('/cms/page/home')).toBeVisible();
  return asked;
}

it('leads to the published page, and plans when it is published', async () => {
  const asked = await openPublication();
  expect(page.getByRole('link', { name: /View/ }).element().getAttribute('href')).toBe('/cms/page/home');
  const day = page.getByRole('spinbutton', { name: /^day, Publish at/i });
  await userEvent.click(day);
  await userEvent.keyboard('05012031');
  await userEvent.fill(page.getByLabelText('Time').first(), '09:30');
  await userEvent.click(page.getByRole('button', { name: 'Set the time' }).first());
  // Half past nine in Thailand, wherever the browser is.
  const at = '2031-01-05T02:30:00.000Z';
  await waitFor(() =>
    expect(asked).toEqual([['/api/layout/publication', { key: 'page/home', action: 'publish', at }]]),
  );
});

it('leads nowhere while the page is not published, and says where it will stand', async () => {
  await openPublication([], false);
  await expect.element(page.getByText(/^Not published yet/)).toBeVisible();
  expect(page.getByRole('link', { name: /View the published page/ }).query()).toBeNull();
});

it('says what is planned, and takes it back', async () => {
  const asked = await openPublication([{ action: 'unpublish', at: '2031-01-05T02:30:00Z', refusal: null }]);
  await expect.element(page.getByText(/^Set for .*2031/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Cancel the time' }));
  await waitFor(() =>
    expect(asked).toEqual([['/api/layout/publication', { key: 'page/home', action: 'unpublish', at: null }]]),
  );
});

it('shows the whole date on a phone', async () => {
  await openPublication([], true, 390);
  const day = page.getByRole('spinbutton', { name: /^day, Publish at/i });
  await expect.element(day).toBeVisible();
  const box = day.element().closest('.s-date-picker')!.getBoundingClientRect();
  expect(box.width).toBeGreaterThan(160);
  for (const part of ['month', 'year']) {
    const shown = page.getByRole('spinbutton', { name: new RegExp(`^${part}, Publish at`, 'i') }).element();
    expect(shown.getBoundingClientRect().right).toBeLessThan(box.right);
  }
});

it('offers another address only where it differs', async () => {
  await openPublication();
  const change = page.getByRole('button', { name: 'Change the address' });
  await expect.element(change).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Name in the address'), 'a/b');
  await expect.element(change).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Name in the address'), 'new home');
  await expect.element(change).toBeEnabled();
});

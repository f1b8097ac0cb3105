import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../../runtime/api/ApiError.ts';
import type { Api } from '../../../runtime/api/createApi.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { createFakeApi } from '../../testing/createFakeApi.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
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

const searchOf = (key: string) => `?key=${encodeURIComponent(key)}`;

/** The builder on a page at an address of its own; the server knows `taken`, and says where the page is. */
async function openAt({ published = false, key = 'page/home', layout = demoLayout, width = 1280 } = {}) {
  const before = location.href;
  history.replaceState(null, '', searchOf(key));
  onTestFinished(() => history.replaceState(null, '', before));
  const asked: [string, unknown][] = [];
  const api = (async (path: string, options?: { method?: string; body?: { to?: string } }) => {
    if (path.startsWith('/api/layout/publication?')) {
      const at = decodeURIComponent(path.split('key=')[1] ?? '').replace('page/', '');
      return { data: { path: `/cms/page/${encodeURI(at)}`, published, planned: [] } };
    }
    if (!options?.method) throw new Error(`nobody answers ${path}`);
    asked.push([path, options.body]);
    if (options.body?.to === 'page/taken')
      throw new ApiError({ status: 409, code: 'layout_taken', message: 'It is taken' });
    return { data: {} };
  }) as Api;
  const server = createFakeApi(structuredClone(layout));
  server.stored.key = key;
  if (!published) server.stored.published = null;
  await openBuilder(api, { width, height: 900, layout, server });
  await waitFor(() => expect(document.querySelector('[data-node="old"]')).not.toBeNull());
  return { asked, server };
}

it('changes the address without a reload: undo stays, the way back leads to no empty page, and a line says so', async () => {
  const { asked } = await openAt({ published: true });
  await userEvent.click(document.querySelector('[data-node="old"]') as Element);
  await userEvent.keyboard('{Delete}');
  const entries = history.length;
  await userEvent.click(page.getByRole('button', { name: /^Address and times/ }));
  await userEvent.fill(page.getByLabelText('Name in the address'), 'about');
  await userEvent.click(page.getByRole('button', { name: 'Change the address' }));
  await expect
    .element(page.getByText('The address is “about” now · The old address leads visitors here'))
    .toBeVisible();
  expect(asked).toEqual([['/api/pages/rename', { key: 'page/home', to: 'page/about' }]]);
  expect([history.length, location.search]).toEqual([entries, searchOf('page/about')]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  await waitFor(() => expect(document.querySelector('[data-node="old"]')).not.toBeNull());
  // What is asked from now on is about the new address.
  await userEvent.click(page.getByRole('button', { name: /^Address and times/ }));
  await expect.element(page.getByText('/cms/page/about')).toBeVisible();
});

it.each([1280, 390])('asks for the address before a page is published first, %i wide', async (width) => {
  const title = { th: 'เกี่ยวกับเรา', en: 'About us' };
  const layout = { ...demoLayout, settings: { title } };
  const { asked, server } = await openAt({ key: 'page/เกี่ยวกับเรา', layout, width });
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText(`${location.host}/cms/page/เกี่ยวกับเรา`)).toBeVisible();
  expect(server.stored.published).toBeNull();
  const publish = dialog.getByRole('button', { name: 'Publish' });
  const field = dialog.getByLabelText('Name in the address');
  await userEvent.fill(field, 'a/b');
  await expect.element(dialog.getByText(/^Only lower-case letters/)).toBeVisible();
  await expect.element(publish).toBeDisabled();
  await userEvent.fill(field, 'taken');
  await userEvent.click(publish);
  await expect.element(dialog.getByText('It is taken')).toBeVisible();
  await expect.element(publish).toBeDisabled();
  await userEvent.fill(field, 'เกี่ยวกับ');
  await userEvent.click(dialog.getByRole('button', { name: 'Use “about-us”' }));
  await expect.element(dialog.getByText(`${location.host}/cms/page/about-us`)).toBeVisible();
  await userEvent.click(publish);
  await waitFor(() => expect(server.stored.published).not.toBeNull());
  expect(asked.at(-1)).toEqual(['/api/pages/rename', { key: 'page/เกี่ยวกับเรา', to: 'page/about-us' }]);
  expect(location.search).toBe(searchOf('page/about-us'));
  // Once published it is not asked about again.
  await expect.element(page.getByText('View the published page')).toBeVisible();
});

it('publishes a page that has been published without asking', async () => {
  const { server } = await openAt({ published: true });
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(server.stored.published?.rows.length).toBe(demoLayout.rows.length));
  expect(page.getByRole('alertdialog').query()).toBeNull();
});

/** A page whose examples were replaced in Thai alone. */
const halfWritten = {
  ...demoLayout,
  rows: [
    {
      uid: 'r',
      columns: [
        {
          uid: 'c',
          objects: ['old', 'b', 'c'].map((uid) => ({
            ...{ uid, type: 'button', v: 1, text: { th: `ร้าน ${uid}`, en: 'A headline' } },
            builder: { examples: ['พาดหัว', 'A headline'] },
          })),
        },
      ],
    },
  ],
};

it.each([1280, 390])(
  'begins with the language in which the page was written, and publishes in it, %i wide',
  async (width) => {
    const { server } = await openAt({ layout: halfWritten, width });
    await userEvent.click(page.getByRole('button', { name: 'Publish' }));
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/^3 texts in English are still those of the template/)).toBeVisible();
    await expect.element(dialog.getByRole('radio', { name: 'Thai only' })).toBeChecked();
    expect(dialog.getByText(/^Still worth a look/).query()).toBeNull();
    await userEvent.click(dialog.getByText('Thai and English'));
    await expect.element(dialog.getByText('Still worth a look: 1')).toBeVisible();
    await userEvent.click(dialog.getByText('Thai only'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(server.stored.published?.settings.onlyIn).toBe('th'));
  },
);

it('leads from the first publishing to what should be mended, and publishes nothing', async () => {
  const { server } = await openAt({ layout: halfWritten });
  await userEvent.click(page.getByRole('button', { name: 'Publish' }));
  const dialog = page.getByRole('alertdialog');
  await userEvent.click(dialog.getByText('Thai and English'));
  await userEvent.click(dialog.getByRole('button', { name: 'Look at it first' }));
  await expect.element(page.getByRole('tab', { name: 'Check', selected: true })).toBeVisible();
  expect(dialog.query()).toBeNull();
  expect(server.stored.published).toBeNull();
  expect(server.stored.draft?.settings.onlyIn).toBeUndefined();
});

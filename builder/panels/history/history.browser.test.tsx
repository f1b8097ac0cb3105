import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../runtime/api/createApi.ts';
import type { Layout } from '../../../schemas/index.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { demoLayout } from '../../testing/demoLayout.ts';
import { openBuilder } from '../../testing/openBuilder.tsx';
import { drawCanvas } from '../../testing/renderBuilder.tsx';

const older: Layout = { ...demoLayout, rows: demoLayout.rows.slice(1) };
const names: (string | null)[] = [];

/** A server with two versions, of which the newer one is what is edited. */
const api = (async (path: string, options?: { body?: { name: string | null } }) => {
  if (path.startsWith('/api/layout/versions')) {
    const version = (number: number, isCurrent: boolean) => ({
      ...{ version: number, isCurrent, role: 'admin', name: null, by: 'สมศรี ใจดี' },
      publishedAt: `2026-11-0${number}T03:00:00.000Z`,
    });
    return { data: { versions: [version(4, true), version(2, false)], hasOriginal: false } };
  }
  if (path.startsWith('/api/layout/version?')) {
    const layout = path.endsWith('version=2') ? older : demoLayout;
    return { data: { layout, shown: { rows: [], data: {}, widgets: {} } } };
  }
  if (path !== '/api/layout/version') throw new Error(`nobody answers ${path}`);
  names.push(options?.body?.name ?? null);
  return { data: {} };
}) as Api;

async function openHistory() {
  await openBuilder(api);
  await userEvent.click(page.getByRole('button', { name: 'History' }));
  await expect.element(page.getByRole('dialog', { name: 'History' })).toBeVisible();
}

it('tells who published when, and that nothing has changed since', async () => {
  await openHistory();
  await expect.element(page.getByRole('button', { name: /4 Nov 2026.*What visitors see.*สมศรี ใจดี/ })).toBeVisible();
  await expect.element(page.getByText('The same as the draft now')).toBeVisible();
});

it('opens at the original where a page is compared with it', async () => {
  const shipped = (async (path: string) => {
    if (path.startsWith('/api/layout/version?'))
      return { data: { layout: older, shown: { rows: [], data: {}, widgets: {} } } };
    const answer = (await api(path)) as { data: object };
    return { data: { ...answer.data, hasOriginal: true } };
  }) as Api;
  history.replaceState(null, '', '?compare');
  try {
    await openBuilder(shipped);
    await expect.element(page.getByText('Changed since this version (1)')).toBeVisible();
    expect(document.querySelector('.bd-history [aria-current]')?.textContent).toContain('Original');
  } finally {
    history.replaceState(null, '', location.pathname);
  }
});

it('names what has changed since an older version, and leads to it', async () => {
  await openHistory();
  await userEvent.click(page.getByRole('button', { name: /2 Nov 2026/ }));
  await expect.element(page.getByText('Changed since this version (1)')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Row 1: เรียนรู้ได้ทุกที่ ทุกเวลา' }));
  expect(document.querySelector('[data-node="r1"]')?.getAttribute('data-selected')).toBe('true');
});

it('shows the changes as JSON, folded by part, once that is opened', async () => {
  await openHistory();
  await userEvent.click(page.getByRole('button', { name: /2 Nov 2026/ }));
  await expect.element(page.getByText('Changed since this version (1)')).toBeVisible();
  expect(document.querySelector('.bd-history__json')).toBeNull();
  await userEvent.click(page.getByText('Show the changes as JSON'));
  await expect.element(page.getByText(/"uid": "title"/)).toBeVisible();
  expect(document.querySelector('.bd-history__json del')).toBeNull();
  expect(document.querySelector('.bd-history__json ins')?.textContent).toBe('+ {\n');
});

it('brings an older version back as the draft, which can be undone', async () => {
  await openHistory();
  await userEvent.click(page.getByRole('button', { name: /2 Nov 2026/ }));
  await userEvent.click(page.getByRole('button', { name: 'Bring this version back' }));
  await waitFor(() => expect(drawCanvas()).toBe('card[inside] join /  | old'));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }).first());
  expect(drawCanvas()).toBe('title intro | card[inside] join /  | old');
});

it('gives a version a name', async () => {
  await openHistory();
  await userEvent.fill(page.getByLabelText('Name of this version'), 'Before the launch');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /Before the launch/ })).toBeVisible();
  expect(names).toEqual(['Before the launch']);
});

it('shows all of the width of a version on a tablet', async () => {
  await openHistory();
  await page.viewport(820, 1100);
  await waitFor(() => expect(document.querySelector('.bd-history .bd-picture__page')).not.toBeNull());
  const [frame, drawn] = ['.bd-history__picture', '.bd-history .bd-picture__page'].map((name) =>
    document.querySelector(name)!.getBoundingClientRect(),
  );
  expect(drawn!.left).toBeGreaterThanOrEqual(frame!.left);
  expect(drawn!.right).toBeLessThanOrEqual(frame!.right);
});

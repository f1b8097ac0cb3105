import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { Header } from '../../plugins/content/runtime/header/Header.tsx';
import { widget as header } from '../../plugins/content/runtime/header/header.ts';
import { Input } from '../../plugins/forms/runtime/input/Input.tsx';
import { widget as input } from '../../plugins/forms/runtime/input/input.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import type { StartedPage } from '../../runtime/page/start/startedPage.ts';
import { renderRoot } from '../../runtime/renderRoot.tsx';
import type { LayoutObject, PagePayload, Row, WidgetAsset } from '../../schemas/index.ts';
import { planHydration } from '../../server/pages/render/planHydration.ts';
import { buildLayout, buildPage } from '../factories/buildPage.ts';
import { prepareWidget } from '../support/drawWidget.tsx';

const views: Record<string, unknown> = { header: Header, input: Input };
const assetOf = (type: string, src: string): WidgetAsset => ({
  src,
  view: type === 'header' ? 'Header' : 'Input',
  css: [],
  imports: [],
  hydrate: type === 'header' ? 'never' : 'load',
  version: 1,
});
const widgets = {
  header: assetOf('header', '/plugins/content/runtime/header/Header.tsx'),
  input: assetOf('input', '/plugins/forms/runtime/input/Input.tsx'),
};

const heading = (uid: string, text: string, more: object = {}) => ({
  ...prepareWidget(header, { text }),
  ...more,
  uid,
});
const field = (uid: string, more: object = {}) => ({
  ...prepareWidget(input, { label: uid, name: uid }),
  ...more,
  uid,
});
const row = (uid: string, ...objects: LayoutObject[]): Row => ({ uid, columns: [{ uid: `${uid}-c`, objects }] });

let consoleError: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Puts the document of a page in place as the server would send it, and lets the browser take it over. */
async function open(
  rows: Row[],
  more: Partial<PagePayload> = {},
  layout = {},
): Promise<{ started: StartedPage; before: Map<string, Element> }> {
  const payload = buildPage({ layout: buildLayout({ rows, ...layout }), widgets, ...more });
  const browserPayload = planHydration(payload, ({ type }) => (type === 'header' ? 'never' : 'load'));
  const html = await renderRoot(
    { ...payload, hydration: { ...browserPayload.hydration!, kept: [] } },
    async (type) => views[type] as WidgetViewComponent,
  );
  document.body.innerHTML = `<div id="root">${html}</div>`;
  document.body.append(payloadScript(browserPayload));
  const before = new Map([...document.querySelectorAll('[data-uid]')].map((element) => [uidOf(element), element]));
  const { startPage } = await import('../../runtime/page/startPage.tsx');
  return { started: await startPage(), before };
}

function payloadScript(payload: PagePayload) {
  const text = JSON.stringify(payload);
  return Object.assign(document.createElement('script'), { type: 'application/json', id: 'sala-page', text });
}

const uidOf = (element: Element) => (element as HTMLElement).dataset.uid ?? '';
const find = (uid: string) => document.querySelector(`[data-uid="${uid}"]`);

it('keeps the elements that the server drew and says nothing in the console', async () => {
  const { before } = await open([
    row('r1', heading('a', 'อ่านอย่างเดียว')),
    row('r2', heading('b', 'ข้างช่อง'), field('f')),
  ]);
  await expect.poll(() => find('f')?.hasAttribute('data-live')).toBe(false);
  for (const uid of ['r1', 'a', 'r2', 'b', 'f']) expect(find(uid)).toBe(before.get(uid));
  expect(find('a')?.textContent).toBe('อ่านอย่างเดียว');
  expect(consoleError).not.toHaveBeenCalled();
});

it('makes a field work where it stands', async () => {
  await open([
    row(
      'r',
      heading('a', 'ก'),
      field('f', { logics: [{ method: 'show', destination: { uid: 'b' }, when: 'ข' }] }),
      heading('b', 'เห็นแล้ว', { hidden: true }),
    ),
  ]);
  await expect.poll(() => find('f')?.hasAttribute('data-live')).toBe(false);
  expect(find('b')).toBeNull();
  await userEvent.fill(screen.getByRole('textbox', { name: 'f' }), 'ข');
  await expect.element(screen.getByText('เห็นแล้ว')).toBeVisible();
  expect(find('a')?.textContent).toBe('ก');
});

it('follows a condition about the form', async () => {
  await open([row('r', field('age'), heading('b', 'ผู้สูงอายุ', { show: { age: { $gte: '60' } } }))]);
  await expect.poll(() => find('age')?.hasAttribute('data-live')).toBe(false);
  await userEvent.fill(screen.getByRole('textbox', { name: 'age' }), '61');
  await expect.element(screen.getByText('ผู้สูงอายุ')).toBeVisible();
  await userEvent.fill(screen.getByRole('textbox', { name: 'age' }), '59');
  await expect.element(screen.getByText('ผู้สูงอายุ')).not.toBeInTheDocument();
});

it('re-renders the touched field and no other', async () => {
  await open([row('r', ...Array.from({ length: 50 }, (_, index) => field(`f${index}`)))]);
  await expect.poll(() => document.querySelector('[data-live]')).toBeNull();
  const touched = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      touched.add((target as Element).closest('[data-uid]')?.getAttribute('data-uid') ?? '');
  });
  observer.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
  await userEvent.fill(screen.getByRole('textbox', { name: 'f7', exact: true }), 'x');
  await new Promise((done) => setTimeout(done, 50));
  observer.disconnect();
  expect([...touched].filter((uid) => uid !== 'f7')).toEqual([]);
});

it('takes over a form in steps, with its draft, and keeps what is only read', async () => {
  sessionStorage.setItem('sala.form..page/apply', JSON.stringify({ f: 'ค้างไว้' }));
  const tabs = [
    { uid: 'one', title: 'หนึ่ง' },
    { uid: 'two', title: 'สอง' },
  ];
  const rows = [
    { ...row('r1', field('f')), tab: 'one' },
    { ...row('r2', heading('a', 'อ่านอย่างเดียว')), tab: 'two' },
  ];
  const { before } = await open(rows, { layoutKey: 'page/apply' }, { kind: 'form', tabs });
  await expect.element(screen.getByRole('textbox', { name: 'f' })).toHaveValue('ค้างไว้');
  for (const uid of ['r1', 'r2', 'a', 'f']) expect(find(uid)).toBe(before.get(uid));
  expect(find('a')?.textContent).toBe('อ่านอย่างเดียว');
  expect(consoleError).not.toHaveBeenCalled();
  sessionStorage.clear();
});

import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { createPageStore } from '../../runtime/context/pageStore.ts';
import { RuntimeContext } from '../../runtime/context/RuntimeContext.ts';
import { createViewRegistry } from '../../runtime/context/viewRegistry.ts';
import type { WidgetViewComponent } from '../../runtime/context/widgetView.ts';
import { Page } from '../../runtime/page/Page.tsx';
import { preparePage } from '../../runtime/page/preparePage.ts';
import type { Row } from '../../schemas/index.ts';
import { buildLayout, buildPage } from '../factories/buildPage.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname);
});

const Says: WidgetViewComponent = ({ object }) => <p>{String(object.text)}</p>;
const asset = { src: 'x', view: 'X', css: [], imports: [], hydrate: 'never' as const, version: 1 };
const row = (tab: string | undefined, text: string): Row => ({
  uid: `row-${text}`,
  tab,
  columns: [{ uid: `column-${text}`, objects: [{ uid: text, type: 'says', text }] }],
});
const tabs = [
  { uid: 'about', title: { th: 'เกี่ยวกับ', en: 'About' } },
  { uid: 'price', title: 'ราคา' },
  { uid: 'place', title: 'สถานที่' },
];
const rows = [row(undefined, 'intro'), row('about', 'one'), row('price', 'two'), row('place', 'three')];

async function draw(address = '') {
  const payload = buildPage({ layout: buildLayout({ tabs, rows }), widgets: { says: asset }, address });
  const views = createViewRegistry(async () => Says);
  await preparePage(views, payload);
  const runtime = {
    page: createPageStore(payload),
    views,
    navigate: async () => undefined,
    api: async () => ({}) as never,
  };
  return (
    <RuntimeContext value={runtime}>
      <Page fallback={null} />
    </RuntimeContext>
  );
}

async function show(address?: string) {
  const tree = await draw(address);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(tree);
}

it('is readable as the server draws it: the tab that the address names, and links to the others', async () => {
  const html = renderToStaticMarkup(await draw('?page.tab=price&t1.page=2'));
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = html;
  const panels = [...host.querySelectorAll<HTMLElement>('[role="tabpanel"]')].filter((panel) => !panel.hidden);
  expect(panels.map((panel) => panel.textContent)).toEqual(['two']);
  const links = [...host.querySelectorAll('a[role="tab"]')].map((link) => link.getAttribute('href'));
  expect(links[2]).toBe('?page.tab=place&t1.page=2');
});

it('shows the first tab, with the rows of no tab, where the address names none that exists', async () => {
  await show('?page.tab=nonsense');
  await expect.element(screen.getByText('intro')).toBeVisible();
  await expect.element(screen.getByText('one')).toBeVisible();
  await expect.element(screen.getByText('two')).not.toBeVisible();
});

it('opens a tab in place and keeps it in the address', async () => {
  await show();
  await userEvent.click(screen.getByRole('tab', { name: 'ราคา' }));
  await expect.element(screen.getByText('two')).toBeVisible();
  await expect.element(screen.getByText('one')).not.toBeVisible();
  expect(location.search).toBe('?page.tab=price');
});

it('chooses by the arrow keys, with one stop for the Tab key', async () => {
  await show();
  await expect.element(screen.getByRole('tab', { name: 'เกี่ยวกับ' })).toBeVisible();
  document.querySelector<HTMLElement>('[role="tab"]')?.focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByText('three')).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'สถานที่' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByText('one')).toBeVisible();
  expect(document.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1);
});

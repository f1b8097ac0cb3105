import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildLayout, buildPage } from '../../tests/factories/buildPage.ts';
import { createPageStore } from '../context/pageStore.ts';
import type { Runtime } from '../context/RuntimeContext.ts';
import { createViewRegistry } from '../context/viewRegistry.ts';
import type { WidgetViewComponent } from '../context/widgetView.ts';
import { useWidgetAddress } from '../data/useWidgetAddress.ts';
import { openNavigation } from './navigation/openNavigation.ts';
import { openPopup } from './openPopup.tsx';
import { preparePage } from './preparePage.ts';

const Text: WidgetViewComponent = ({ object }) => {
  const [, change] = useWidgetAddress(object.uid);
  return (
    <>
      <p>{String(object.text)}</p>
      <button type="button" onClick={() => change({ page: '2' })}>
        ต่อไป
      </button>
    </>
  );
};
const asset = { file: '/text.js', css: [], imports: [] };
const popup = buildPage({
  layout: {
    ...buildLayout({ settings: { title: 'ข้อเสนอ' } }, [{ uid: 't', type: 'text', text: 'ลดครึ่งราคา' }]),
    kind: 'popup',
  },
  widgets: { text: asset } as never,
  data: { t: { records: [] } },
});
let answered: unknown;

beforeEach(() => {
  answered = popup;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answered)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

async function open(): Promise<Runtime> {
  document.body.innerHTML = '<a href="/cms/popup/offer" id="link">ดูข้อเสนอ</a>';
  document.getElementById('link')?.focus();
  const views = createViewRegistry(async () => Text);
  const store = createPageStore(buildPage({}));
  const { navigate } = openNavigation({
    page: store,
    prepare: (next) => preparePage(views, next),
    refresh: () => undefined,
    openPopup: (next, path) => openPopup(runtime, next, path),
  });
  const runtime: Runtime = { page: store, views, navigate, api: vi.fn(async () => ({ data: {} })) as never };
  await navigate('/cms/popup/offer');
  return runtime;
}
const dialog = () => page.getByRole('dialog', { name: 'ข้อเสนอ' });

it('stands over the page, whose address and generation stay', async () => {
  const before = location.href;
  const { page: shown } = await open();
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByText('ลดครึ่งราคา')).toBeVisible();
  expect(location.href).toBe(before);
  expect(shown.get()).toMatchObject({ generation: 0, pending: false });
});

it('is closed by Escape, which gives the focus back to the link', async () => {
  await open();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(document.activeElement?.id).toBe('link');
});

it('is closed by its button', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'ปิด' }));
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('goes with the page below when another one is shown', async () => {
  const { page: shown } = await open();
  await expect.element(dialog()).toBeVisible();
  shown.show(buildPage({}));
  await expect.element(dialog()).not.toBeInTheDocument();
});

it('reads its parts again at its own path, and leaves the address of the page below alone', async () => {
  const before = location.href;
  const { api } = await open();
  await userEvent.click(page.getByRole('button', { name: 'ต่อไป' }));
  await expect.poll(() => readPaths(api)).toEqual(['/cms/popup/offer?t.page=2']);
  expect(location.href).toBe(before);
});

it('stays up to date until it is closed', async () => {
  const { api } = await open();
  await expect.element(dialog()).toBeVisible();
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'));
      return readPaths(api).length;
    })
    .toBeGreaterThan(0);
  expect(readPaths(api)[0]).toBe('/cms/popup/offer');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await new Promise((done) => setTimeout(done));
  const asked = readPaths(api).length;
  dispatchEvent(new Event('online'));
  await new Promise((done) => setTimeout(done, 50));
  expect(readPaths(api)).toHaveLength(asked);
});

/** At which paths data was asked for. */
function readPaths(api: Runtime['api']): (string | null)[] {
  return vi.mocked(api).mock.calls.map(([call]) => new URL(String(call), location.href).searchParams.get('path'));
}

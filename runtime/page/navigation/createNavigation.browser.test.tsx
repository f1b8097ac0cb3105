import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { buildPage } from '../../../tests/factories/buildPage.ts';
import { createPageStore } from '../../context/pageStore.ts';
import { createNavigation } from './createNavigation.ts';

const startHref = location.href;
let waiting: Map<string, (title: string) => void>;

beforeEach(() => {
  waiting = new Map();
  vi.stubGlobal('fetch', (url: string) => {
    const path = new URL(url, location.href).searchParams.get('path') ?? '';
    return new Promise((resolve) =>
      waiting.set(path, (title) =>
        resolve(new Response(JSON.stringify(buildPage({ meta: { title, language: 'th' } })))),
      ),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', startHref);
});

function open() {
  history.replaceState(null, '', '/record');
  const page = createPageStore(buildPage({}));
  const navigation = createNavigation({
    page,
    prepare: async () => undefined,
    refresh: () => undefined,
    openPopup: async () => undefined,
  });
  return { page, ...navigation };
}
/** Answers what is asked for, once it is asked for. */
async function answer(path: string, title: string): Promise<void> {
  const send = await vi.waitUntil(() => waiting.get(path));
  waiting.delete(path);
  send(title);
}
const isAsked = (path: string) => vi.waitUntil(() => waiting.has(path));

it('leads away though the page that is left is read again meanwhile: its record may be the one just deleted', async () => {
  const { page, navigate } = open();
  const left = navigate('/list');
  await isAsked('/list');
  const read = navigate('/record', { refresh: true, replace: true });
  await Promise.resolve();
  waiting.get('/record')?.('not found');
  await read;
  await answer('/list', 'list');
  await left;
  expect(page.get().payload.meta.title).toBe('list');
  expect(location.pathname).toBe('/list');
});

it('leads away though the page was being read again when that began', async () => {
  const { page, navigate } = open();
  const read = navigate('/record', { refresh: true, replace: true });
  await isAsked('/record');
  const left = navigate('/list');
  await isAsked('/list');
  await answer('/record', 'not found');
  await answer('/list', 'list');
  await Promise.all([left, read]);
  expect(page.get().payload.meta.title).toBe('list');
});

it('reads the page again once nothing leads away any more', async () => {
  const { page, navigate } = open();
  const left = navigate('/list');
  await answer('/list', 'list');
  await left;
  const read = navigate('/list', { refresh: true });
  await answer('/list', 'again');
  await read;
  expect(page.get().payload.meta.title).toBe('again');
});

it('draws a page that follows at once, though the animation to the one before has not begun', async () => {
  const failed: unknown[] = [];
  const note = (event: PromiseRejectionEvent) => failed.push(event.reason);
  addEventListener('unhandledrejection', note);
  onTestFinished(() => removeEventListener('unhandledrejection', note));
  const { page, navigate } = open();
  const start = document.startViewTransition.bind(document);
  vi.spyOn(document, 'startViewTransition').mockImplementation((draw) => {
    const transition = start(draw);
    transition.skipTransition();
    return transition;
  });
  const led = navigate('/next');
  await answer('/next', 'next');
  await led;
  await new Promise((done) => setTimeout(done, 50));
  expect(page.get().payload.meta.title).toBe('next');
  expect(failed).toEqual([]);
});

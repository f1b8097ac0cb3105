import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PagePayload } from '../../schemas/index.ts';
import { openApi } from '../api/openApi.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { watchFreshness } from '../data/freshness.ts';
import { refreshData } from '../data/refreshData.ts';
import { type Navigation, openNavigation } from '../navigation/navigate.ts';
import { hastenMoment } from '../render/waitForMoment.ts';
import { loadViewModule } from '../widgets/loadViewModule.ts';
import { createViewRegistry } from '../widgets/viewRegistry.ts';
import { loadParts } from './loadParts.ts';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { createPageStore } from './pageStore.ts';
import { preparePage } from './preparePage.ts';

export interface StartedPage extends Navigation {
  /** Presses a button that was pressed before it could work. */
  replay: (button: HTMLElement) => Promise<void>;
}

/** Takes over the page that the server drew, or draws it where the server could not. */
export async function startPage(): Promise<StartedPage> {
  const root = document.getElementById('root');
  const payload = readPayload();
  if (!root || !payload) throw new Error('this document holds no page');
  const { runtime, navigation } = createRuntime(payload);
  const { promise: drawn, resolve: tell } = Promise.withResolvers<void>();
  const tree = (
    <RuntimeContext value={runtime}>
      <FirstDraw onDone={tell}>
        <Page fallback={<div className="s-skeleton" />} />
      </FirstDraw>
    </RuntimeContext>
  );
  if (payload.hydration) {
    await loadParts(payload);
    hydrateRoot(root, tree, { onRecoverableError: () => refillKept(runtime) });
  } else {
    await preparePage(runtime.views, payload);
    createRoot(root).render(tree);
  }
  // A change of state before that would make React throw the server's HTML away.
  await drawn;
  watchFreshness(runtime);
  // Visitors never fetch it; without it a page is still whole.
  if (payload.session.user)
    import('../staff/startStaff.tsx').then(
      ({ startStaff }) => startStaff(runtime),
      () => undefined,
    );
  return { ...navigation, replay };
}

/** Nests and adds no sibling: React derives the ids of fields from the shape of the tree, which must be the server's. */
function FirstDraw({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return <PageBoundary>{children}</PageBoundary>;
}

function createRuntime(payload: PagePayload): { runtime: Runtime; navigation: Navigation } {
  const page = createPageStore(payload);
  const views = createViewRegistry(loadViewModule);
  views.add(payload.widgets);
  const navigation = openNavigation({ page, views, refresh: (uids) => refreshData(runtime, uids) });
  const runtime: Runtime = { page, views, navigate: navigation.navigate, api: openApi() };
  return { runtime, navigation };
}

/** An object becomes interactive when its code has arrived, at most this much later. */
const patienceMs = 10_000;

async function replay(button: HTMLElement): Promise<void> {
  const object = button.closest<HTMLElement>('[data-live]');
  if (object?.dataset.uid) hastenMoment(object.dataset.uid);
  const deadline = performance.now() + patienceMs;
  while (button.closest('[data-live]') && performance.now() < deadline) await new Promise(requestAnimationFrame);
  button.click();
}

/**
 * Something (a browser extension, mostly) changed the page before React took it over, so React drew it anew; what was kept
 * as HTML is gone then and must be fetched.
 */
function refillKept({ navigate, page }: Runtime): void {
  setTimeout(() => {
    if (page.get().pending) return; // the next page brings its own content
    if (document.querySelector('[data-kept]:empty')) navigate(location.href, { refresh: true });
  });
}

function readPayload(): PagePayload | undefined {
  // Only our own document can hold a script element: sanitised content never does, whatever id it takes.
  const element = document.querySelector('script#sala-page[type="application/json"]');
  return element?.textContent ? (JSON.parse(element.textContent) as PagePayload) : undefined; // written by renderDocument
}

import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PagePayload } from '../../schemas/index.ts';
import { openApi } from '../api/openApi.ts';
import { createPageStore } from '../context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { createViewRegistry } from '../context/viewRegistry.ts';
import { loadFreshnessLater } from '../data/loadFreshnessLater.ts';
import { refreshData } from '../data/refreshData.ts';
import { earlyInput } from '../render/earlyInput.ts';
import { loadViewModule } from '../render/widgets/loadViewModule.ts';
import { loadParts } from './loadParts.ts';
import type { Navigation } from './navigation/createNavigation.ts';
import { openNavigation } from './navigation/openNavigation.ts';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { preparePage } from './preparePage.ts';
import type { StartedPage } from './start/startedPage.ts';

/** Hydrates the page that the server drew, or draws it where the server could not. */
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
    await Promise.all([loadParts(payload), hasFields(root) ? earlyInput.load() : undefined]);
    hydrateRoot(root, tree, { onRecoverableError: () => refillStatic(runtime) });
  } else {
    await preparePage(runtime.views, payload);
    createRoot(root).render(tree);
  }
  // A state update before that would make React discard the server's HTML.
  await drawn;
  loadFreshnessLater(runtime);
  // Visitors never load it; without it the page still works.
  if (payload.session.user)
    import('../staff/startStaff.tsx').then(
      (module) => module.startStaff(runtime),
      () => undefined,
    );
  return { ...navigation, replay };
}

function hasFields(root: Element): boolean {
  return root.querySelector('input, textarea, select') !== null;
}

/** Nests and adds no sibling: React derives ids from the shape of the tree, which must match the server's. */
function FirstDraw({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(onDone, [onDone]);
  return <PageBoundary>{children}</PageBoundary>;
}

function createRuntime(payload: PagePayload): { runtime: Runtime; navigation: Navigation } {
  const page = createPageStore(payload);
  const views = createViewRegistry(loadViewModule);
  views.add(payload.widgets);
  const navigation = openNavigation({
    page,
    prepare: (next) => preparePage(views, next),
    refresh: (uids) => refreshData(runtime, uids),
    openPopup: (next, path) => import('./openPopup.tsx').then((module) => module.openPopup(runtime, next, path)),
  });
  const runtime: Runtime = { page, views, navigate: navigation.navigate, api: openApi() };
  return { runtime, navigation };
}

function replay(button: HTMLElement): Promise<void> {
  return import('./replayPress.ts').then(
    (module) => module.replayPress(button),
    () => button.click(),
  );
}

/**
 * Something (usually a browser extension) changed the page before hydration, so React drew it anew; the static HTML is
 * lost and must be fetched.
 */
function refillStatic({ navigate, page }: Runtime): void {
  setTimeout(() => {
    if (page.get().pending) return; // the next page brings its own content
    if (document.querySelector('[data-kept]:empty')) navigate(location.href, { refresh: true });
  });
}

function readPayload(): PagePayload | undefined {
  // Only our own document can contain a script element: sanitised content never does, whatever its ids.
  const element = document.querySelector('script#sala-page[type="application/json"]');
  return element?.textContent ? (JSON.parse(element.textContent) as PagePayload) : undefined; // written by renderPage
}

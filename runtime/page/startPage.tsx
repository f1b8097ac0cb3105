import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { findObject } from '../../engine/layout/walkLayout.ts';
import type { PagePayload } from '../../schemas/index.ts';
import { createApi } from '../api/createApi.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { interceptLinks } from '../navigation/interceptLinks.ts';
import { createNavigate, type Navigate } from '../navigation/navigate.ts';
import { hastenMoment } from '../render/waitForMoment.ts';
import { loadConditions, needsConditions } from '../visibility/conditions.ts';
import { loadViewModule } from '../widgets/loadViewModule.ts';
import { createViewRegistry } from '../widgets/viewRegistry.ts';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { createPageStore } from './pageStore.ts';
import { preparePage } from './preparePage.ts';

export interface StartedPage {
  navigate: Navigate;
  /** Presses a button that was pressed before it could work. */
  replay: (button: HTMLElement) => Promise<void>;
}

/** Takes over the page that the server drew, or draws it where the server could not. */
export async function startPage(): Promise<StartedPage> {
  const root = document.getElementById('root');
  const payload = readPayload();
  if (!root || !payload) throw new Error('this document holds no page');
  const runtime = createRuntime(payload);
  const { promise: drawn, resolve: tell } = Promise.withResolvers<void>();
  const tree = (
    <RuntimeContext value={runtime}>
      <FirstDraw onDone={tell} />
      <PageBoundary>
        <Page fallback={<div className="s-skeleton" />} />
      </PageBoundary>
    </RuntimeContext>
  );
  if (payload.hydration) {
    if (needsConditions(payload.layout.rows)) await loadConditions();
    hydrateRoot(root, tree, { onRecoverableError: () => refillKept(runtime) });
  } else {
    await preparePage(runtime.views, payload);
    createRoot(root).render(tree);
  }
  // A change of state before that would make React throw the server's HTML away.
  await drawn;
  interceptLinks(runtime.navigate);
  return { navigate: runtime.navigate, replay: (button) => replay(button, runtime) };
}

function FirstDraw({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}

function createRuntime(payload: PagePayload): Runtime {
  const page = createPageStore(payload);
  const views = createViewRegistry(loadViewModule);
  views.add(payload.widgets);
  return { page, views, navigate: createNavigate({ page, views }), api: createApi() };
}

/** React hydrates at once what is clicked, provided the code of the widget around it is there. */
async function replay(button: HTMLElement, { page, views }: Runtime): Promise<void> {
  const uid = button.closest<HTMLElement>('.s-object')?.dataset.uid;
  const object = uid === undefined ? undefined : findObject(page.get().payload.layout, uid);
  if (object) {
    hastenMoment(object.uid);
    await views.load(object.type).catch(() => undefined);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
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

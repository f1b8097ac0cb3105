import { createRoot, hydrateRoot } from 'react-dom/client';
import type { PagePayload } from '../../schemas/index.ts';
import { createApi } from '../api/createApi.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { interceptLinks } from '../navigation/interceptLinks.ts';
import { createNavigate } from '../navigation/navigate.ts';
import { loadConditions, needsConditions } from '../visibility/conditions.ts';
import { loadViewModule } from '../widgets/loadViewModule.ts';
import { createViewRegistry } from '../widgets/viewRegistry.ts';
import { Page } from './Page.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { createPageStore } from './pageStore.ts';
import { preparePage } from './preparePage.ts';

/** Takes over the page that the server drew, or draws it where the server could not. */
export async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  const payload = readPayload();
  if (!root || !payload) return;
  const runtime = createRuntime(payload);
  const tree = (
    <RuntimeContext value={runtime}>
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
  interceptLinks(runtime.navigate);
  document.documentElement.dataset.ready = '';
}

function createRuntime(payload: PagePayload): Runtime {
  const page = createPageStore(payload);
  const views = createViewRegistry(loadViewModule);
  views.add(payload.widgets);
  return { page, views, navigate: createNavigate({ page, views }), api: createApi() };
}

/**
 * Something (a browser extension, mostly) changed the page before React took it over, so React drew it anew; what was kept
 * as HTML is gone then and must be fetched.
 */
function refillKept({ navigate }: Runtime): void {
  setTimeout(() => {
    if (document.querySelector('[data-kept]:empty')) navigate(location.href, { refresh: true });
  });
}

function readPayload(): PagePayload | undefined {
  // Only our own document can hold a script element: sanitised content never does, whatever id it takes.
  const element = document.querySelector('script#sala-page[type="application/json"]');
  return element?.textContent ? (JSON.parse(element.textContent) as PagePayload) : undefined; // written by renderDocument
}

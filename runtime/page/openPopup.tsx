import { createRoot } from 'react-dom/client';
import { type PagePayload, readText } from '../../schemas/index.ts';
import { createPageStore } from '../context/pageStore.ts';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { loadFreshnessLater } from '../data/loadFreshnessLater.ts';
import { NativeDialog } from '../ui/dialog/NativeDialog.tsx';
import { PageContent } from './Page.tsx';

/**
 * Draws a popup of the site over the page, in a root of its own: the page below keeps its state, whatever drew the link.
 * What it shows is read again at the popup's own path. Escape and its button close it, and so does the next page.
 */
export async function openPopup(runtime: Runtime, payload: PagePayload, path: string): Promise<void> {
  const popup: Runtime = { ...runtime, page: createPageStore(payload), path };
  const closed = new AbortController();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const { generation } = runtime.page.get();
  const unsubscribe = runtime.page.subscribe(() => {
    if (runtime.page.get().generation !== generation) close();
  });
  function close(): void {
    if (!host.isConnected) return;
    closed.abort();
    unsubscribe();
    root.unmount();
    host.remove();
  }
  const { settings } = payload.layout;
  root.render(
    <RuntimeContext value={popup}>
      <NativeDialog
        title={readText(settings.title, payload.meta.language)}
        size={settings.size === 'wide' ? 'wide' : undefined}
        onClose={close}
      >
        <div className="s-popup">
          <PageContent fallback={<div className="s-skeleton" />} />
        </div>
      </NativeDialog>
    </RuntimeContext>,
  );
  loadFreshnessLater(popup, closed.signal);
}

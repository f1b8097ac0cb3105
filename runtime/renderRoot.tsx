import { renderToString } from 'react-dom/server';
import type { Language, PagePayload } from '../schemas/index.ts';
import { openApi } from './api/openApi.ts';
import { createPageStore } from './context/pageStore.ts';
import { RuntimeContext } from './context/RuntimeContext.ts';
import { createViewRegistry, type LoadView } from './context/viewRegistry.ts';
import { Page } from './page/Page.tsx';
import { preparePage } from './page/preparePage.ts';
import { WidgetFailed } from './render/WidgetFailed.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import { phrases } from './ui/text/phrases.ts';

/**
 * The HTML inside the root element of a page, which `server/pages/render` puts into the whole. `renderToString` on purpose: all data and code is loaded before, and unlike the streaming
 * renderers it never moves content into inline scripts, so pages are readable without scripts.
 */
export async function renderRoot(payload: PagePayload, loadView: LoadView): Promise<string> {
  const views = createViewRegistry(loadView);
  await Promise.all([preparePage(views, payload), phrases.load()]);
  const runtime = { page: createPageStore(payload), views, navigate: ignoreLink, api: openApi() };
  return renderToString(
    <RuntimeContext value={runtime}>
      <Page fallback={<WidgetFailed />} />
    </RuntimeContext>,
  );
}

/** The screen for a page that neither server nor browser could draw. */
export function renderStartFailure(language: Language, delayed: boolean): string {
  return renderToString(<StartFailure language={language} delayed={delayed} />);
}

async function ignoreLink(): Promise<void> {
  // Links do nothing while the server draws.
}

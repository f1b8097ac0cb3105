import { renderToString } from 'react-dom/server';
import type { Language, PagePayload } from '../schemas/index.ts';
import { openApi } from './api/openApi.ts';
import { RuntimeContext } from './context/RuntimeContext.ts';
import { Page } from './page/Page.tsx';
import { createPageStore } from './page/pageStore.ts';
import { preparePage } from './page/preparePage.ts';
import { WidgetFailed } from './render/WidgetFailed.tsx';
import { StartFailure } from './shell/StartFailure.tsx';
import { createViewRegistry, type LoadView } from './widgets/viewRegistry.ts';

/**
 * Draws a page to HTML. `renderToString` on purpose: everything a page needs has been read and loaded before, and unlike the
 * streaming renderers it never moves content into inline scripts, so pages are readable without any.
 */
export async function renderToHtml(payload: PagePayload, loadView: LoadView): Promise<string> {
  const views = createViewRegistry(loadView);
  await preparePage(views, payload);
  const runtime = { page: createPageStore(payload), views, navigate: stayHere, api: openApi() };
  return renderToString(
    <RuntimeContext value={runtime}>
      <Page fallback={<WidgetFailed />} />
    </RuntimeContext>,
  );
}

/** The screen that appears when neither server nor browser could draw the page. */
export function renderStartFailure(language: Language, delayed: boolean): string {
  return renderToString(<StartFailure language={language} delayed={delayed} />);
}

async function stayHere(): Promise<void> {
  // Nobody presses a link while the server draws.
}

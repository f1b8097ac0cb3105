import type { Logger } from 'pino';
import { brandCss } from '../../../engine/layout/theme/brandCss.ts';
import type { HydrateMode, PagePayload } from '../../../schemas/index.ts';
import { escapeHtml, escapeScriptJson } from '../../platform/input/escape.ts';
import type { Assets } from '../assets/assets.ts';
import type { PageHead } from '../seo/pageHead.ts';
import { planHydration } from './planHydration.ts';
import { renderConsent } from './renderConsent.ts';
import { renderHead } from './renderHead.ts';

export interface PageOptions {
  payload: PagePayload;
  /** Meta data for crawlers and previews, beside the payload's own. */
  head?: PageHead;
  assets: Assets;
  nonce: string;
  /** The reader's choice, `light` or `dark`; otherwise the device decides. */
  theme?: string;
  log: Logger;
  /** The browser may run nothing on the page: it is sent without scripts. */
  still?: boolean;
  /** Awaited between the steps: others may want the process. */
  giveWay?: () => Promise<void> | undefined;
}

/**
 * The whole HTML of a page, from `<!doctype>` on. If drawing on the server fails, the browser draws the page itself, and a screen
 * with a link appears if it cannot either.
 */
export async function renderPage(options: PageOptions): Promise<string> {
  const { payload, assets, nonce, theme, log, head: told, still = false, giveWay } = options;
  const name = payload.route.entry ?? 'page';
  const page = assets.entry(name);
  if (!page) throw new Error(`the build has no entry "${name}"`);
  const { html, browserPayload } =
    name === 'page' ? await draw(payload, assets, log) : { html: '', browserPayload: payload };
  await giveWay?.();
  const brand = brandCss(payload.site.theme);
  const head = renderHead({ payload, told, browserPayload, assets, page, nonce, brand, still });
  const themeAttribute = theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : '';
  return `<!doctype html>
<html lang="${escapeHtml(payload.meta.language)}"${themeAttribute}>
<head>
${head}
</head>
<body>
${payload.consent ? renderConsent(payload.consent) : ''}<div id="root" data-start="${chooseStart(browserPayload)}">${html}</div>
${still ? '' : renderPayload(browserPayload)}
</body>
</html>
`;
}

function renderPayload(payload: PagePayload): string {
  return `<script type="application/json" id="sala-page">${escapeScriptJson({ ...payload, consent: undefined })}</script>`;
}

/** People who are signed in have tools on every page, also on a static one. */
function chooseStart({ hydration, session }: PagePayload): HydrateMode {
  const start = hydration?.start ?? 'load';
  return session.user && start !== 'load' ? 'idle' : start;
}

async function draw(
  payload: PagePayload,
  assets: Assets,
  log: Logger,
): Promise<{ html: string; browserPayload: PagePayload }> {
  const runtime = await assets.loadServerRuntime();
  try {
    const browserPayload = planHydration(payload, assets.hydrateMode);
    const html = await runtime.renderRoot(
      { ...payload, hydration: browserPayload.hydration && { ...browserPayload.hydration, kept: [] } },
      runtime.loadView,
    );
    return { html, browserPayload };
  } catch (error) {
    log.error({ err: error, path: payload.route.path }, 'the server could not draw the page; the browser is asked to');
    return { html: runtime.renderStartFailure(payload.meta.language, true), browserPayload: payload };
  }
}

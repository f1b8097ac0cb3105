import { createHash } from 'node:crypto';
import { type PageOptions, renderPage } from '../../pages/render/renderPage.ts';
import type { App } from '../app.ts';
import type { Context } from './context.ts';
import { holdsToken } from './loggedPath.ts';

/** Placeholder for the nonce in cached pages; random per process, so that no page can contain it. */
const placeholder = createHash('sha256')
  .update(`${process.pid} ${performance.timeOrigin} ${Math.random()}`)
  .digest('hex');
const maxKept = 300;
const maxLength = 300_000;
const kept = new Map<string, string>();

/**
 * Sends a page. What only some may see is stored nowhere, so that going back after the session ended asks again; nor is a mailed link,
 * whose address is told to nobody else. The HTML of a page
 * for all depends on the payload only, so the payload's hash is its ETag: a matching request gets 304 without rendering, and what was
 * rendered is kept. Nothing is ever outdated, since routes, gates and data were read before.
 */
export async function answerPage(
  app: App,
  context: Context,
  { payload, head, still }: Pick<PageOptions, 'payload' | 'head' | 'still'>,
): Promise<void> {
  const { assets, share } = app;
  const { nonce, site, log } = context.state;
  const theme = context.cookies.get('sala_theme');
  const options = { payload, head, assets, theme, log, still, giveWay: () => share.giveWay(site.id) };
  const isLink = holdsToken(context.querystring);
  const isForAll = payload.session.user === null && !payload.layout.settings.locked && !isLink;
  context.type = 'html';
  context.set('Cache-Control', isForAll ? 'private, no-cache' : 'private, no-store');
  if (isLink) context.set('Referrer-Policy', 'no-referrer');
  if (assets.mode === 'dev') {
    context.body = await renderPage({ ...options, nonce });
    return;
  }
  await options.giveWay();
  const text = isForAll ? await answerKept(context, options) : await renderPage({ ...options, nonce });
  if (text !== undefined) context.body = Buffer.from(text); // a text would be encoded twice: for its length, and to be sent
}

/** The HTML of a page for all; undefined where the browser has it. */
async function answerKept(context: Context, options: Omit<PageOptions, 'nonce'>): Promise<string | undefined> {
  const { assets, theme, head, payload, still } = options;
  const print = createHash('sha256')
    .update(JSON.stringify([assets.dir, theme === 'light' || theme === 'dark' ? theme : '', head, payload, still]))
    .digest('base64url');
  // Weak: the compression and the nonce differ between answers.
  context.set('ETag', `W/"${print}"`);
  if (context.status === 200 && asksFor(context, print)) {
    context.status = 304;
    // The browser's cached copy keeps the policy it came with: another one would not match its nonce.
    context.remove('Content-Security-Policy');
    return undefined;
  }
  return (await readKept(print, options)).replaceAll(placeholder, context.state.nonce);
}

function asksFor(context: Context, print: string): boolean {
  return context
    .get('if-none-match')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === `"${print}"`);
}

async function readKept(print: string, options: Omit<PageOptions, 'nonce'>): Promise<string> {
  const known = kept.get(print);
  if (known !== undefined) return known;
  const text = await renderPage({ ...options, nonce: placeholder });
  if (text.length > maxLength) return text;
  if (kept.size >= maxKept) kept.delete(kept.keys().next().value ?? '');
  kept.set(print, text);
  return text;
}

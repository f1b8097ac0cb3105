import { readText, type Text } from '../../../schemas/index.ts';
import { escapeHtml } from '../../platform/input/escape.ts';
import { createToken } from '../../platform/secrets/tokens.ts';
import { siteIn } from '../../sites/siteIn.ts';
import type { Context } from './context.ts';

interface ButtonPage {
  title: Text;
  what: Text;
  button: Text;
  /** Where the button posts to: this address, or one of another site. */
  action?: URL;
  fields?: Record<string, string>;
  /** Presses the button by a script. Only for a page that a page of this site opened. */
  pressed?: boolean;
}

/**
 * A page with one button that posts. What it asks for is done by no GET or HEAD: a prefetch, a preview and the scanner of a
 * mail server only look at it.
 */
export function answerButtonPage(context: Context, page: ButtonPage): string {
  const { language } = context.state;
  const site = siteIn(context.state.site, language);
  const nonce = createToken();
  const { action, fields = {} } = page;
  const say = (text: Text) => escapeHtml(readText(text, language));
  context.set({
    'Cache-Control': 'no-store',
    // A browser that may not say where a post comes from says `Origin: null`, which is refused.
    'Referrer-Policy': 'strict-origin',
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self' ${action?.origin ?? ''}; frame-ancestors 'none'`,
  });
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${say(page.title)}</title><style nonce="${nonce}">${style}</style></head><body><main><h1>${say(page.title)}</h1><p>${escapeHtml(site.name)}</p><p>${say(page.what)}</p><form method="post"${action ? ` action="${escapeHtml(action.href)}"` : ''}>${inputs.join('')}<button>${say(page.button)}</button></form></main>${page.pressed ? `<script nonce="${nonce}">document.forms[0].submit()</script>` : ''}</body></html>`;
}

const style =
  ':root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:1.5rem;font:1.125rem/1.7 system-ui,sans-serif;text-align:center}main{max-width:32rem}h1{font-size:1.5rem}button{font:inherit;min-height:2.75rem;padding:.5rem 1.5rem;cursor:pointer}';

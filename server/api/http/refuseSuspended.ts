import { readText } from '../../../schemas/index.ts';
import { siteIn } from '../../sites/siteIn.ts';
import { siteSuspended } from '../../sites/sites.errors.ts';
import type { Middleware } from './context.ts';

/** A suspended site serves nothing: calls get a refusal, browsers a plain page. */
export function refuseSuspended(): Middleware {
  return async (context, next) => {
    const { language, nonce } = context.state;
    const site = siteIn(context.state.site, language);
    if (!site.suspended) return next();
    const refusal = siteSuspended({ name: site.name });
    context.set('Retry-After', '3600');
    if (!context.accepts('html') || context.path.startsWith('/api/')) throw refusal;
    context.status = refusal.status;
    context.set('Cache-Control', 'no-store');
    context.type = 'html';
    context.body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(site.name)}</title><style nonce="${nonce}">:root{color-scheme:light dark}body{display:grid;place-items:center;min-height:90vh;margin:1.5rem;font:1.25rem/1.7 system-ui,sans-serif;text-align:center}</style><h1>${escapeHtml(readText(refusal.text, language))}</h1></html>`;
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

import { randomBytes } from 'node:crypto';
import type { Middleware } from './context.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** An answer to a call is data: whatever stood in it, a browser that was led to show it may load and run nothing. */
const forData = "default-src 'none'; frame-ancestors 'none'";

/**
 * Scripts come from this origin only, never inline; the generated style sheet of a page carries the nonce. Style
 * attributes stay allowed: they can't load or run anything, and drag libraries need them.
 */
export function securityHeaders(options: { dev: boolean }): Middleware {
  return async (context, next) => {
    context.set(always);
    if (context.secure) context.set('Strict-Transport-Security', 'max-age=31536000');
    if (context.path.startsWith('/api/') && context.path !== '/api/docs') {
      context.set('Content-Security-Policy', forData);
      return next();
    }
    const nonce = randomBytes(16).toString('base64');
    context.state.nonce = nonce;
    context.set('Content-Security-Policy', writePolicy(nonce, options.dev));
    context.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self), payment=(self)');
    return next();
  };
}

function writePolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self' data:",
    dev ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    ...(dev ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

import { randomBytes } from 'node:crypto';
import type { Middleware } from './context.ts';

/**
 * Scripts come from this origin only, never inline; the generated style sheet of a page carries the nonce. Style
 * attributes stay allowed: they can't load or run anything, and drag libraries need them.
 */
export function securityHeaders(options: { dev: boolean }): Middleware {
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.state.nonce = nonce;
    const connect = options.dev ? "'self' ws: wss:" : "'self'";
    context.set({
      'Content-Security-Policy': [
        "default-src 'self'",
        `script-src 'self' 'nonce-${nonce}'`,
        options.dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob: https:",
        "media-src 'self' blob: https:",
        "font-src 'self' data:",
        `connect-src ${connect}`,
        "frame-src 'self' https://www.youtube-nocookie.com",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ].join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(self), payment=(self)',
    });
    if (context.secure) context.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
  };
}

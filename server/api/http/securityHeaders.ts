import { randomBytes } from 'node:crypto';
import { previewPath } from '../../pages/preview/previewLinks.ts';
import type { Middleware } from './context.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
/** An answer of a call is data: a browser that is led to display it may load and run nothing. */
const forData = "default-src 'none'; frame-ancestors 'none'";

/**
 * Scripts come from this origin only, never inline; the generated style sheet of a page carries the nonce. Style
 * attributes stay allowed: they can't load or run anything, and drag libraries need them.
 */
export function securityHeaders(options: { dev: boolean; tls: boolean }): Middleware {
  return (context, next) => {
    context.set(always);
    if (options.tls || context.secure) context.set('Strict-Transport-Security', 'max-age=31536000');
    if (context.path.startsWith('/api/') && context.path !== '/api/docs') {
      context.set({ 'Content-Security-Policy': forData, 'Cross-Origin-Resource-Policy': 'same-origin' });
      return next();
    }
    const nonce = randomBytes(16).toString('base64');
    context.state.nonce = nonce;
    context.set('Content-Security-Policy', writePolicy({ nonce, dev: options.dev, path: context.path }));
    context.set('Permissions-Policy', 'camera=(self), microphone=(self), geolocation=(self), payment=(self)');
    return next();
  };
}

/**
 * Images and videos may also come from the hosts that a site lists, and from no others: a URL could leak what a page
 * shows.
 */
export function admitMediaHosts({ dev }: { dev: boolean }): Middleware {
  return (context, next) => {
    const { nonce, site } = context.state;
    const { path } = context;
    const mediaHosts = site.mediaHosts?.split(' ').filter((host) => host !== '') ?? [];
    if (nonce && mediaHosts.length > 0)
      context.set('Content-Security-Policy', writePolicy({ nonce, dev, path, mediaHosts }));
    return next();
  };
}

interface Policy {
  nonce: string;
  dev: boolean;
  path: string;
  mediaHosts?: string[];
}

function writePolicy({ nonce, dev, path, mediaHosts = [] }: Policy): string {
  const media = mediaHosts.map((host) => `https://${host}`);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    dev ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...media].join(' '),
    ["media-src 'self' blob:", ...media].join(' '),
    "font-src 'self' data:",
    dev ? "connect-src 'self' ws: wss:" : "connect-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com",
    ...(dev ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${mayBeFramed(path) ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * Drafts alone, which run nothing. In a frame of a page that somebody else made, what its reader presses could be a button of a
 * page that only they may use.
 */
function mayBeFramed(path: string): boolean {
  return path === previewPath || path.startsWith(`${previewPath}/`);
}

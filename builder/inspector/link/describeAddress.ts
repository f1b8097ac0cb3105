import { matchesRoute } from '../../../engine/content/matchesRoute.ts';
import { readLink } from '../../../engine/content/readLink.ts';
import type { PagePlace, Places } from '../../api/places.ts';

/** The target of a URL, as far as the builder knows. */
export type Destination =
  | { kind: 'nothing' | 'invalid' | 'binding' | 'missing' }
  | { kind: 'page'; page: PagePlace }
  | { kind: 'unknown' | 'anchor' | 'file' | 'mail' | 'phone' | 'message' | 'outside'; text: string };

/** Classifies a URL; without the places of this site a path of it cannot be checked. */
export function describeAddress(address: string, places: Pick<Places, 'pages' | 'others'> | undefined): Destination {
  const text = address.trim();
  if (text === '') return { kind: 'nothing' };
  if (text.includes('{{')) return { kind: 'binding' };
  const { href, external } = readLink(text);
  if (href === '') return { kind: 'invalid' };
  if (external) return describeOutside(href);
  const [scheme = '', rest = ''] = split(href, ':');
  if (/^mailto$/i.test(scheme)) return isMail(rest) ? { kind: 'mail', text: rest } : { kind: 'invalid' };
  if (/^tel$/i.test(scheme)) return isPhone(rest) ? { kind: 'phone', text: rest } : { kind: 'invalid' };
  if (/^(sms|line)$/i.test(scheme)) return { kind: 'message', text: rest };
  if (href.startsWith('#')) return { kind: 'anchor', text: href.slice(1) };
  if (href.startsWith('/files/')) return { kind: 'file', text: decode(href.split('/').at(-1) ?? href) };
  return describeOwn(href, places);
}

export function isMail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.split('?')[0] ?? '');
}

export function isPhone(text: string): boolean {
  return /^\+?[\d\s().*#-]{3,20}$/.test(text);
}

function describeOutside(href: string): Destination {
  if (!URL.canParse(href)) return { kind: 'invalid' };
  const { hostname } = new URL(href);
  return hostname.includes('.') || hostname === 'localhost' ? { kind: 'outside', text: hostname } : { kind: 'invalid' };
}

function describeOwn(href: string, places: Pick<Places, 'pages' | 'others'> | undefined): Destination {
  const path = decode(href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '');
  if (path === '' || path === '/' || !places) return { kind: 'unknown', text: path || '/' };
  const page = places.pages.find((each) => decode(each.path) === path);
  if (page) return { kind: 'page', page };
  return places.others.some((route) => matchesRoute(path, decode(route)))
    ? { kind: 'unknown', text: path }
    : { kind: 'missing' };
}

function split(text: string, sign: string): [string, string] | [] {
  const at = text.indexOf(sign);
  return at < 0 ? [] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { isOwnPath } from '../../../engine/content/isOwnPath.ts';

/** The address of what a notice leads to; empty where it leads nowhere on this site. */
export function linkTo(path: unknown, origin: string): string {
  return typeof path === 'string' && isOwnPath(path) ? `${origin}${path}` : '';
}

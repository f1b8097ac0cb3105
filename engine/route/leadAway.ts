import type { Site } from '../../schemas/index.ts';

export const signInPath = '/member/login';

/**
 * Where someone is sent who must sign in first. A site of its own (`unit`) asks in place, so that the address stays; sites
 * that only staff use lead to the sign-in page and back.
 */
export function leadToSignIn(type: Site['type'], path: string): string | undefined {
  if (type === 'unit') return undefined;
  return path === '/' ? signInPath : `${signInPath}?next=${encodeURIComponent(path)}`;
}

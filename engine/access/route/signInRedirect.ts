import { corePaths, type Site } from '../../../schemas/index.ts';

export const signInPath = corePaths.memberSignIn;

/**
 * The redirect target for visitors who must sign in first. A site of its own (`unit`) shows the sign-in form in place,
 * so that the URL stays; sites used only by staff redirect to the sign-in page and back.
 */
export function signInRedirect(type: Site['type'], path: string): string | undefined {
  if (type === 'unit') return undefined;
  return path === '/' ? signInPath : `${signInPath}?next=${encodeURIComponent(path)}`;
}

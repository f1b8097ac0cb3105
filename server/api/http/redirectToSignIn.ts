import type { SalaError } from '../../../schemas/index.ts';
import type { Context } from './context.ts';

/** Redirects a browser whose link was refused to the sign-in page, with the refusal's code. */
export function redirectToSignIn(context: Context, error: SalaError, path = signInPath(context)): void {
  context.redirect(`${path}?error=${encodeURIComponent(error.code)}`);
}

export function signInPath(context: Context): string {
  return `/${encodeURIComponent(context.state.site.userMenuEndpoint)}/login`;
}

import type { SalaError } from '../../schemas/index.ts';
import type { Context } from '../http/context.ts';

/** Where a browser that came by a link is sent when the link does not let it in: the sign-in page, with the reason's code. */
export function leadToSignIn(context: Context, error: SalaError, path = signInPath(context)): void {
  context.redirect(`${path}?error=${encodeURIComponent(error.code)}`);
}

export function signInPath(context: Context): string {
  return `/${encodeURIComponent(context.state.site.userMenuEndpoint)}/login`;
}

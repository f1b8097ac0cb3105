import type { Assets } from '../../pages/assets/assets.ts';
import type { Middleware } from './context.ts';

/** Passes a request to the Vite development server first. */
export function serveDevAssets(serve: NonNullable<Assets['serve']>): Middleware {
  return async (context, next) => {
    if (await serve(context.req, context.res)) context.respond = false;
    else await next();
  };
}

import createFinder, { type HTTPMethod } from 'find-my-way';
import type { Context, Middleware } from './context.ts';

/** A request whose path matched a route with these parameters. */
export type RoutedContext = Context & { params: Record<string, string> };

export type Handler = (context: RoutedContext) => unknown;

/** Routes calls by method and path; literal segments win over parameters, in any order of registration. */
export interface Router {
  get(path: string, handler: Handler): void;
  post(path: string, handler: Handler): void;
  put(path: string, handler: Handler): void;
  patch(path: string, handler: Handler): void;
  delete(path: string, handler: Handler): void;
  options(path: string, handler: Handler): void;
  routes(): Middleware;
}

/** Finds the call in a radix tree, so that the cost does not grow with the number of calls. */
export function createRouter(): Router {
  const finder = createFinder({ ignoreTrailingSlash: true, maxParamLength: 500 });
  const handlers = new Map<string, Handler>();
  const add = (method: HTTPMethod, path: string, handler: Handler) => {
    const key = `${method} ${path}`;
    if (handlers.has(key)) throw new Error(`${key} is answered twice`);
    handlers.set(key, handler);
    // find-my-way returns the stored value; it never calls it.
    finder.on(method, path, () => undefined, handler);
    if (method === 'GET') finder.on('HEAD', path, () => undefined, handler);
  };
  return {
    get: (path, handler) => add('GET', path, handler),
    post: (path, handler) => add('POST', path, handler),
    put: (path, handler) => add('PUT', path, handler),
    patch: (path, handler) => add('PATCH', path, handler),
    delete: (path, handler) => add('DELETE', path, handler),
    options: (path, handler) => add('OPTIONS', path, handler),
    routes: () => async (context, next) => {
      if (isDisguised(context.path)) return next();
      const found = finder.find(context.method as HTTPMethod, context.path); // an unknown method finds nothing
      const handler = found?.store as Handler | null | undefined; // the value stored by `add`; null for a malformed path
      if (!found || !handler) return next();
      // Every parameter of these paths is required, so each has a value.
      await handler(Object.assign(context, { params: found.params as Record<string, string> }));
    },
  };
}

/**
 * Locks, keys and headers depend on the raw path's prefix, but the router decodes escapes, so `/%61pi/account` would
 * bypass them: such paths are refused.
 */
function isDisguised(path: string): boolean {
  return /^\/(api\/)?[^/]*%/.test(path);
}

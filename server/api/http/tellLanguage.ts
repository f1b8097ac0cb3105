import type { Middleware } from './context.ts';

/** Says of every answer of the API in which language it is written, and what that depends on, so that no cache gives it to others. */
export function tellLanguage(): Middleware {
  return async (context, next) => {
    await next();
    const { language } = context.state;
    if (!language || !context.path.startsWith('/api/') || context.response.type !== 'application/json') return;
    context.set('Content-Language', language);
    context.vary(['Accept-Language', 'Cookie']);
  };
}

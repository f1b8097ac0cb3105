import type { App } from '../app/app.ts';
import type { Context } from '../http/context.ts';
import type { Handler } from '../http/router.ts';

/** Who asks what: the visit with its site and session, and the parameters, which anybody may have written. */
export interface Asked {
  app: App;
  context: Context;
  params: Record<string, unknown>;
}

export interface Told {
  data: unknown;
  total?: number;
  paging?: { page: number; limit: number; totalPages: number };
}

/** A read of the house. It checks for itself whether whoever asks may know, so that it can be asked from anywhere. */
export type HouseRead = (asked: Asked) => Told | Promise<Told>;

/** The call that answers a read. What is told of people is kept by no cache. */
export function answerRead(app: App, read: HouseRead): Handler {
  return async (context) => {
    const told = await read({ app, context, params: { ...context.query, ...context.params } });
    context.set('Cache-Control', 'private, no-store');
    context.body = { status: 200, ...told };
  };
}

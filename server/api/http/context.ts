import type { DefaultContext, Next, ParameterizedContext } from 'koa';
import type { Visit } from '../../sites/visit.ts';

/** The state of every request after the middlewares: the visit, which is all that domain code receives. */
export interface RequestState extends Visit {
  /** For the few inline elements of a rendered page that the Content-Security-Policy allows. */
  nonce: string;
}

export type Context = ParameterizedContext<RequestState, DefaultContext>;
export type Middleware = (context: Context, next: Next) => Promise<void>;

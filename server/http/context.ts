import type { DefaultContext, Next, ParameterizedContext } from 'koa';
import type { Logger } from 'pino';
import type { Language, Site } from '../../schemas/index.ts';
import type { Session } from '../accounts/session.ts';

/** What every request carries once it has passed the middlewares. */
export interface RequestState {
  requestId: string;
  log: Logger;
  site: Site;
  session: Session | null;
  language: Language;
  /** For the few inline elements of a rendered page that the Content-Security-Policy lets through. */
  nonce: string;
}

export type Context = ParameterizedContext<RequestState, DefaultContext>;
export type Middleware = (context: Context, next: Next) => Promise<void>;

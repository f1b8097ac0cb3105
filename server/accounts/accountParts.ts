import type { App } from '../app/app.ts';
import { createRateLimits, type RateLimits } from './rateLimits.ts';
import { createTicketStore, type TicketStore } from './ticketStore.ts';

/** What the routes of accounts share. */
export interface AccountParts {
  app: App;
  tickets: TicketStore;
  limits: RateLimits;
}

export function openAccountParts(app: App): AccountParts {
  return { app, tickets: createTicketStore(app.db), limits: createRateLimits(app.db.platform) };
}

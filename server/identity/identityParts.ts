import type { FileParts } from '../files/fileParts.ts';
import type { SessionStore } from './sessionStore.ts';
import type { TicketStore } from './ticketStore.ts';

export interface IdentityParts extends FileParts {
  sessions: SessionStore;
  tickets: TicketStore;
}

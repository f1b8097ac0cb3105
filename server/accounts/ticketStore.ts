import type { Database } from '../db/database.ts';
import { createToken, hashToken } from './tokens.ts';

export type TicketPurpose = 'reset' | 'second' | 'confirm_email' | 'oidc' | 'bypass' | 'switch';

export interface NewTicket {
  siteId: string;
  purpose: TicketPurpose;
  accountId?: string;
  payload?: Record<string, unknown>;
  minutes: number;
  createdBy?: string;
}

export interface Ticket {
  accountId: string | null;
  payload: Record<string, unknown>;
  createdBy: string | null;
}

/** Secrets that open one thing once, for a short time. The database keeps only their hashes. */
export interface TicketStore {
  create(ticket: NewTicket): Promise<string>;
  /** Uses a ticket up: of two who come with the same one, one gets it. */
  take(siteId: string, purpose: TicketPurpose, token: string): Promise<Ticket | undefined>;
  /** Looks at a ticket and counts the look; after too many it is dead. */
  attempt(siteId: string, purpose: TicketPurpose, token: string, maxTries: number): Promise<Ticket | undefined>;
  /** Ends every ticket of an account for one purpose, on every site. */
  drop(accountId: string, purpose: TicketPurpose): Promise<void>;
}

interface TicketRow {
  account_id: string | null;
  payload: Record<string, unknown>;
  created_by: string | null;
}

export function createTicketStore(db: Database): TicketStore {
  return {
    create: async ({ siteId, purpose, accountId, payload, minutes, createdBy }) => {
      const token = createToken();
      await db.site(siteId).transaction(async (tx) => {
        await tx.run('delete from ticket where expires_at < now()');
        await tx.run(
          `insert into ticket (id_hash, site_id, purpose, account_id, payload, created_by, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
          [hashToken(token), siteId, purpose, accountId, JSON.stringify(payload ?? {}), createdBy, minutes * 60],
        );
      });
      return token;
    },
    take: async (siteId, purpose, token) => {
      const rows = await db.site(siteId).query<TicketRow>(
        `delete from ticket where id_hash = $1 and purpose = $2 and expires_at > now()
         returning account_id, payload, created_by`,
        [hashToken(token), purpose],
      );
      return rows[0] && toTicket(rows[0]);
    },
    attempt: async (siteId, purpose, token, maxTries) => {
      const rows = await db.site(siteId).query<TicketRow>(
        `update ticket set tries = tries + 1
         where id_hash = $1 and purpose = $2 and expires_at > now() and tries < $3
         returning account_id, payload, created_by`,
        [hashToken(token), purpose, maxTries],
      );
      return rows[0] && toTicket(rows[0]);
    },
    drop: async (accountId, purpose) => {
      await db.platform.query('delete from ticket where account_id = $1 and purpose = $2', [accountId, purpose]);
    },
  };
}

function toTicket(row: TicketRow): Ticket {
  return { accountId: row.account_id, payload: row.payload, createdBy: row.created_by };
}

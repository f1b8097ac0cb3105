import type { Database } from '../platform/db/database.ts';
import type { TenantDb } from '../platform/db/tenantDb.ts';
import { createToken, hashToken } from '../platform/secrets/tokens.ts';

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

/** Single-use, short-lived tokens, each for one purpose. Only their hashes are stored. */
export interface TicketStore {
  /** In the transaction of a new account, which nobody else sees before it is committed. */
  create(ticket: NewTicket, tx?: TenantDb): Promise<string>;
  /** Reads a ticket without using it up. */
  find(siteId: string, purpose: TicketPurpose, token: string): Promise<Ticket | undefined>;
  /** Uses a ticket up; of two requests with the same ticket, one gets it. */
  take(siteId: string, purpose: TicketPurpose, token: string): Promise<Ticket | undefined>;
  /** Reads a ticket and counts the try; after too many it is refused. */
  attempt(siteId: string, purpose: TicketPurpose, token: string, maxTries: number): Promise<Ticket | undefined>;
}

interface TicketRow {
  account_id: string | null;
  payload: Record<string, unknown>;
  created_by: string | null;
}

export function createTicketStore(db: Database): TicketStore {
  return {
    create: async ({ siteId, purpose, accountId, payload, minutes, createdBy }, outer = db.site(siteId)) => {
      const token = createToken();
      await outer.transaction(async (tx) => {
        await tx.run('delete from ticket where expires_at < now()');
        await tx.run(
          `insert into ticket (id_hash, site_id, purpose, account_id, payload, created_by, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))`,
          [hashToken(token), siteId, purpose, accountId, JSON.stringify(payload ?? {}), createdBy, minutes * 60],
        );
      });
      return token;
    },
    find: async (siteId, purpose, token) => {
      const rows = await db
        .site(siteId)
        .query<TicketRow>(
          'select account_id, payload, created_by from ticket where id_hash = $1 and purpose = $2 and expires_at > now()',
          [hashToken(token), purpose],
        );
      return rows[0] && toTicket(rows[0]);
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
  };
}

function toTicket(row: TicketRow): Ticket {
  return { accountId: row.account_id, payload: row.payload, createdBy: row.created_by };
}

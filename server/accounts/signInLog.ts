import type { TenantDb } from '../db/tenantDb.ts';

export type SignInVia = 'password' | 'oidc' | 'ldap' | 'bypass' | 'switch' | 'second_factor';
export type SignInOutcome =
  | 'ok'
  | 'wrong_password'
  | 'unknown'
  | 'locked'
  | 'role_refused'
  | 'unconfirmed'
  | 'second_factor_asked'
  | 'wrong_code';

export interface SignInEvent {
  accountId?: string;
  /** What was typed, for accounts that exist; elsewhere only if it is an address: people type passwords there by mistake. */
  name?: string;
  outcome: SignInOutcome;
  via: SignInVia;
  address: string;
  userAgent: string;
}

export async function logSignIn(db: TenantDb, event: SignInEvent): Promise<void> {
  const name = event.accountId || event.name?.includes('@') ? event.name : undefined;
  const { accountId, outcome, via, address, userAgent } = event;
  await db.run({
    name: 'log_sign_in',
    text: `insert into sign_in_log (site_id, account_id, name, outcome, via, address, user_agent)
      values (current_site(), $1, $2, $3, $4, $5, $6)`,
    values: [accountId, name?.slice(0, 254), outcome, via, address, userAgent.slice(0, 300)],
  });
}

export interface SignInLogEntry {
  at: string;
  userId: string | null;
  name: string | null;
  outcome: string;
  via: string;
  address: string | null;
  device: string | null;
}

interface LogRow {
  at: string;
  account_id: string | null;
  name: string | null;
  outcome: string;
  via: string;
  address: string | null;
  user_agent: string | null;
}

/** The latest lines of the log, of everybody or of one account. */
export async function listSignIns(
  db: TenantDb,
  options: { accountId?: string; page: number; limit: number },
): Promise<SignInLogEntry[]> {
  const rows = await db.query<LogRow>(
    `select at, account_id, name, outcome, via, address, user_agent from sign_in_log
     where site_id = current_site() and ($1::text is null or account_id = $1)
     order by at desc, id desc limit $2 offset $3`,
    [options.accountId, options.limit, (options.page - 1) * options.limit],
  );
  return rows.map(({ account_id, user_agent, ...row }) => ({ ...row, userId: account_id, device: user_agent }));
}

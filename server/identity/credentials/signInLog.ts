import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { SignInVia } from '../../sites/visit.ts';

/** What was tried: a way of signing in, or confirming a password. */
export type TriedVia = SignInVia | 'confirm' | 'invitation';

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
  /**
   * The typed name, for existing accounts; otherwise only if it is an e-mail address: people type passwords there by
   * mistake.
   */
  name?: string;
  outcome: SignInOutcome;
  via: TriedVia;
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

/** The latest entries of the log, for everybody or for one account. */
export async function listSignIns(
  db: TenantDb,
  options: { accountId?: string; page: number; limit: number },
): Promise<SignInLogEntry[]> {
  const lines = siteRows('sign_in_log')
    .select('at', 'account_id', 'name', 'outcome', 'via', 'address', 'user_agent')
    .orderByRaw('at desc, id desc')
    .limit(options.limit)
    .offset((options.page - 1) * options.limit);
  if (options.accountId !== undefined) lines.where('account_id', options.accountId);
  const rows = await db.query<LogRow>(lines);
  return rows.map(({ account_id, user_agent, ...row }) => ({ ...row, userId: account_id, device: user_agent }));
}

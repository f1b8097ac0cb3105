import type { Database } from '../db/database.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { checkPassword } from './password.ts';

interface AccountRow {
  id: string;
  password_hash: string | null;
}

/** The account that may enter this site by these credentials; unknown, disabled and wrong all look the same. */
export async function checkCredentials(
  db: Database,
  siteId: string,
  username: string,
  password: string,
): Promise<string> {
  const name = username.trim().toLowerCase();
  const rows = await db.site(siteId).query<AccountRow>(findSql, [name]);
  const account = rows[0];
  if (!(await checkPassword(password, account?.password_hash)) || !account) throw wrongCredentials();
  return account.id;
}

const findSql = `
  select account.id, account.password_hash
  from account join membership on membership.account_id = account.id
  where membership.site_id = current_site() and (account.username = $1 or account.email = $1) and account.disabled_at is null
  order by account.site_id = current_site() desc
  limit 1`;

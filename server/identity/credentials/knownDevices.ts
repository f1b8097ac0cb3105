import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { addressKey } from '../../platform/limits/rateLimits.ts';
import { createToken, hashToken } from '../../platform/secrets/tokens.ts';
import { readOwnCookie, setOwnCookie } from '../../sites/ownCookie.ts';
import type { Visit } from '../../sites/visit.ts';
import type { TrySource } from './tryNames.ts';

const knownDays = 90;
const cookieDays = 400;
const cookie = 'sala-device';

/**
 * The known devices and addresses of an account; pass the database of its home site. A device is identified by a random
 * cookie set when its owner signed in, an address by the sign-in itself.
 */
export async function findSource(home: TenantDb, visit: Visit, accountId: string | undefined): Promise<TrySource> {
  const { address } = visit;
  const token = readOwnCookie(visit, cookie) ?? '';
  const rows = await home.query<{ device: boolean | null; address: boolean | null }>({
    name: 'known_device_find',
    text: `select bool_or(device_hash = $2) as device, bool_or(address = $3) as address from known_device
      where site_id = current_site() and account_id = $1 and seen_at > now() - interval '${knownDays} days'`,
    values: [accountId ?? '', hashToken(token), addressKey(address)],
  });
  const found = rows[0];
  const device = found?.device ? hashToken(token).toString('hex') : undefined;
  return { address, device, knownAddress: found?.address === true };
}

/** Remembers the browser and the address after a successful sign-in. */
export async function rememberDevice(home: TenantDb, visit: Visit, accountId: string): Promise<void> {
  const given = readOwnCookie(visit, cookie);
  const token = given && given.length <= 100 ? given : createToken();
  if (token !== given) {
    const expires = new Date(visit.now.getTime() + cookieDays * 24 * 3_600_000);
    setOwnCookie(visit, cookie, { value: token, expires });
  }
  await home.run({
    name: 'known_device_keep',
    text: keepSql,
    values: [accountId, hashToken(token), addressKey(visit.address)],
  });
}

// The same statement deletes expired rows. A device has one row for each address it was used at.
const keepSql = `
  with over as (
    delete from known_device where site_id = current_site() and account_id = $1
      and seen_at < now() - interval '${knownDays} days'
  )
  insert into known_device (site_id, account_id, device_hash, address) values (current_site(), $1, $2, $3)
  on conflict (account_id, device_hash, address) do update set seen_at = now()`;

import type { JsonObject } from '../../../schemas/index.ts';
import { siteRows } from '../../platform/db/sql.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { listAddresses } from '../erase/listAddresses.ts';
import { notificationsOf } from '../erase/notificationsOf.ts';
import type { Account } from '../findAccount.ts';
import type { IdentityParts } from '../identityParts.ts';

const maxRows = 5000;

/** What a site keeps about a person beside their account and records. Of links, keys and cookies only that they exist. */
export async function listOwnTraces(app: IdentityParts, db: TenantDb, account: Account) {
  const { id } = account;
  const addresses = await listAddresses(db, account);
  const rows = (table: string, columns: string[], where: string, values: (string | string[])[]) =>
    db.query<JsonObject>(siteRows(table).select(columns).whereRaw(where, values).limit(maxRows));
  const wished = `select payload ->> 'email' from ticket where site_id = current_site() and account_id = ?`;
  const [mails, invitations, invited, files, uploads, keys, devices, places, notices, notifications] =
    await Promise.all([
      rows(
        'mail',
        ['kind', 'to_address', 'content', 'status', 'created_at', 'sent_at'],
        `to_address = any (?) or (kind = 'confirm_email' and to_address in (${wished}))`,
        [addresses, id],
      ),
      rows('invitation', ['email', 'role', 'created_at', 'accepted_at', 'revoked_at'], 'email = any (?)', [addresses]),
      rows('invitation', ['email', 'role', 'created_at', 'accepted_at', 'revoked_at'], 'invited_by = ?', [id]),
      rows('file', ['id', 'name', 'mime', 'size', 'purpose', 'created_at'], 'owner_id = ?', [id]),
      rows('file_upload', ['name', 'size', 'received', 'purpose', 'created_at'], 'owner_id = ?', [id]),
      rows('api_key', ['name', 'role', 'collections', 'created_at', 'expires_at', 'revoked_at'], 'account_id = ?', [
        id,
      ]),
      rows('known_device', ['address', 'seen_at'], 'account_id = ?', [id]),
      rows('place', ['path', 'seen_at', 'starred_at'], 'account_id = ?', [id]),
      rows('notice_preference', ['settings', 'changed_at'], 'account_id = ?', [id]),
      notificationsOf(app, db, id),
    ]);
  return { mails, invitations, invited, files, uploads, keys, devices, places, notices, notifications };
}

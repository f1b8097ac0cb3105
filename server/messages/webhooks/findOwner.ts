import type { Site } from '../../../schemas/index.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordParts } from '../../records/recordParts.ts';
import { setterRoles } from '../../sites/guards.ts';
import { holderOf } from '../../sites/siteRoles.ts';

/**
 * The person behind a webhook, as far as they may still have one: with the rights that they have now. Collections about people
 * stay closed to it, as to an API key.
 */
export async function findOwner(app: RecordParts, site: Site, accountId: string): Promise<Actor | undefined> {
  const [member] = await app.db.site(site.id).query<{ role: string; own_role: string | null }>({
    name: 'webhook_owner',
    text: `select membership.role, membership.own_role from membership join account on account.id = membership.account_id
      where membership.site_id = current_site() and membership.account_id = $1
        and account.disabled_at is null and membership.disabled_at is null`,
    values: [accountId],
  });
  if (!member || !setterRoles.includes(member.role)) return undefined;
  const { role, own } = holderOf({ registry: app.registry, site }, { role: member.role, ownRole: member.own_role });
  return { userId: accountId, role, ...(own && { own }), impersonal: true };
}

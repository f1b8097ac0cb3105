import type { Site } from '../../../schemas/index.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { Actor } from '../context/actor.ts';
import type { RecordParts } from '../context/recordParts.ts';

/** A person as they may act on a site now, for work that goes on without them; undefined when they may not sign in there. */
export async function findMember(app: RecordParts, site: Site, accountId: string): Promise<Actor | undefined> {
  const [member] = await app.db.site(site.id).query<{ role: string; own_role: string | null }>({
    name: 'member_acting',
    text: `select membership.role, membership.own_role from membership join account on account.id = membership.account_id
      where membership.site_id = current_site() and membership.account_id = $1
        and account.disabled_at is null and membership.disabled_at is null`,
    values: [accountId],
  });
  if (!member) return undefined;
  const { role, own } = holderOf({ registry: app.registry, site }, { role: member.role, ownRole: member.own_role });
  return { userId: accountId, role, ...(own && { own }) };
}

import type { Language } from '../../../schemas/index.ts';
import type { Database, PlatformDb } from '../../platform/db/database.ts';

export interface OwnSite {
  id: string;
  name: string;
  type: string;
  host: string | null;
  logo: string | null;
  role: string;
}

/** The sites of a person, with their role in each; for root all sites. */
export async function listOwnSites(
  platform: PlatformDb,
  { userId, isRoot, language }: { userId: string; isRoot: boolean; language?: Language },
): Promise<OwnSite[]> {
  return platform.query<OwnSite>(
    `select site.site_id as id, coalesce(nullif(site.settings->'names'->>$3, ''), site.name) as name, site.type, site.settings->>'logo' as logo, coalesce(membership.role, 'root') as role,
       (select host from site_host where site_host.site_id = site.site_id order by is_main desc, host limit 1) as host
     from site left join membership on membership.site_id = site.site_id and membership.account_id = $1
     where (membership.role is not null and membership.disabled_at is null) or (membership.role is null and $2)
     order by name, site.site_id`,
    [userId, isRoot, language ?? null],
  );
}

/** Makes root a member of a site on their first visit, and writes it to the site's audit log. */
export async function addRootMembership(
  db: Database,
  { userId, siteId, address }: { userId: string; siteId: string; address: string },
): Promise<void> {
  await db.platform.transaction(async (tx) => {
    const added = await tx.query(
      `insert into membership (site_id, account_id, role) values ($1, $2, 'root') on conflict do nothing returning role`,
      [siteId, userId],
    );
    if (added.length > 0)
      await tx.query(
        `insert into audit (site_id, actor_id, action, target_kind, target_id, address)
         values ($1, $2, 'person.root_entered', 'person', $2, $3)`,
        [siteId, userId, address],
      );
  });
}

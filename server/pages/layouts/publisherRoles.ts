import type { Database } from '../../platform/db/database.ts';

interface Publication {
  key: string;
  published_role: string | null;
  role_now: string | null;
}

const freshMs = 10_000;
const maxRemembered = 2000;
const remembered = new WeakMap<Database, Map<string, { until: number; role: Promise<string | undefined> }>>();

/**
 * The roles of the publishers of these layouts: their current role, or the one at publishing for those who have left
 * the site. A shipped layout has no publisher. A changed role takes effect within seconds.
 */
export async function publisherRoles(db: Database, siteId: string, keys: Iterable<string>): Promise<string[]> {
  const roles = await Promise.all([...new Set(keys)].map((key) => publisherRole(db, siteId, key)));
  return [...new Set(roles.filter((role) => role !== undefined))];
}

function publisherRole(db: Database, siteId: string, key: string): Promise<string | undefined> {
  const known = remembered.get(db) ?? new Map<string, { until: number; role: Promise<string | undefined> }>();
  remembered.set(db, known);
  const name = `${siteId} ${key}`;
  const found = known.get(name);
  if (found && found.until > Date.now()) return found.role;
  if (known.size > maxRemembered) known.clear();
  const role = readRole(db, siteId, key);
  known.set(name, { until: Date.now() + freshMs, role });
  role.catch(() => known.delete(name));
  return role;
}

async function readRole(db: Database, siteId: string, key: string): Promise<string | undefined> {
  const [publication] = await db.site(siteId).query<Publication>({
    name: 'layout_publisher',
    text: `select version.published_role, membership.role as role_now
      from layout
      join layout_version version on version.key = layout.key and version.version = layout.published_version
      left join membership on membership.account_id = version.published_by and membership.disabled_at is null
        and membership.site_id = current_site()
      where layout.key = $1`,
    values: [key],
  });
  return publication?.role_now ?? publication?.published_role ?? undefined;
}

/** A layout was published: its publisher is read again. */
export function forgetPublisher(db: Database, siteId: string, key: string): void {
  remembered.get(db)?.delete(`${siteId} ${key}`);
}

import type { RoleHolder } from '../../../engine/people/actor.ts';
import type { Site } from '../../../schemas/index.ts';
import type { Database } from '../../platform/db/database.ts';
import { holderOf } from '../../sites/siteRoles.ts';
import type { LayoutParts } from './layoutParts.ts';

interface Publisher {
  role: string;
  ownRole: string | null;
}

interface Publication {
  published_role: string | null;
  published_own_role: string | null;
  role_now: string | null;
  own_role_now: string | null;
}

type Remembered = Map<string, { until: number; publisher: Promise<Publisher | undefined> }>;

const freshMs = 10_000;
const maxRemembered = 2000;
const remembered = new WeakMap<Database, Remembered>();

/**
 * What the publishers of these layouts are on the site: their current role and own role, or those at publishing for who has
 * left. A shipped layout has no publisher. A changed role takes effect within seconds, a changed own role at once.
 */
export async function publishersOf(
  { db, registry }: Pick<LayoutParts, 'db' | 'registry'>,
  site: Site,
  keys: Iterable<string>,
): Promise<RoleHolder[]> {
  const publishers = await Promise.all([...new Set(keys)].map((key) => readPublisher(db, site.id, key)));
  const different = new Map(publishers.flatMap((one) => (one ? [[JSON.stringify(one), one]] : [])));
  return [...different.values()].map((one) => holderOf({ registry, site }, one));
}

function readPublisher(db: Database, siteId: string, key: string): Promise<Publisher | undefined> {
  const known: Remembered = remembered.get(db) ?? new Map();
  remembered.set(db, known);
  const name = `${siteId} ${key}`;
  const found = known.get(name);
  if (found && found.until > Date.now()) return found.publisher;
  if (known.size > maxRemembered) known.clear();
  const publisher = findPublisher(db, siteId, key);
  known.set(name, { until: Date.now() + freshMs, publisher });
  publisher.catch(() => known.delete(name));
  return publisher;
}

async function findPublisher(db: Database, siteId: string, key: string): Promise<Publisher | undefined> {
  const [publication] = await db.site(siteId).query<Publication>({
    name: 'layout_publisher',
    text: `select version.published_role, version.published_own_role,
        membership.role as role_now, membership.own_role as own_role_now
      from layout
      join layout_version version on version.key = layout.key and version.version = layout.published_version
      left join membership on membership.account_id = version.published_by and membership.disabled_at is null
        and membership.site_id = current_site()
      where layout.key = $1`,
    values: [key],
  });
  if (!publication) return undefined;
  const { role_now, own_role_now, published_role, published_own_role } = publication;
  if (role_now !== null) return { role: role_now, ownRole: own_role_now };
  return published_role === null ? undefined : { role: published_role, ownRole: published_own_role };
}

/** A layout was published: its publisher is read again. */
export function forgetPublisher(db: Database, siteId: string, key: string): void {
  remembered.get(db)?.delete(`${siteId} ${key}`);
}

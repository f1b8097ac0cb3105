import { defineError } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { pageUnknown } from '../../platform/errors/httpErrors.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { describePlaces, findOpenRoute, type Place } from './describePlaces.ts';

export const tooManyStars = defineError('too_many_stars', 409, {
  th: 'ติดดาวได้ไม่เกิน {most} หน้า กรุณานำดาวออกบ้าง',
  en: 'At most {most} pages can be starred. Please remove some.',
});

const mostRecent = 30;
const shownRecent = 12;
const mostStars = 60;

interface Row {
  path: string;
  seen_at: Date | null;
  starred_at: Date | null;
}

/** The pages that this person was on lately, and those with their star. */
export async function listPlaces(app: PageParts, visit: SignedInVisit): Promise<{ recent: Place[]; starred: Place[] }> {
  const rows = await visit.db.query<Row>(
    `select path, seen_at, starred_at from place
     where site_id = current_site() and account_id = $1 order by seen_at desc nulls last`,
    [visit.session.userId],
  );
  const places = await describePlaces(
    app,
    visit,
    rows.map(({ path }) => path),
  );
  const byPath = new Map(places.map((place) => [place.path, place]));
  const pick = (some: Row[]) => some.flatMap(({ path }) => byPath.get(path) ?? []);
  return {
    recent: pick(rows.filter(({ seen_at }) => seen_at !== null)).slice(0, shownRecent),
    starred: pick(
      rows
        .filter(({ starred_at }) => starred_at !== null)
        .sort((one, other) => Number(one.starred_at) - Number(other.starred_at)),
    ),
  };
}

/** Remembers that this person is on a page; the oldest beyond thirty are forgotten. */
export async function rememberPlace(app: PageParts, visit: SignedInVisit, path: string): Promise<void> {
  const match = findOpenRoute(app, visit, path);
  // Pages that are open to everybody are read, not worked on; the work page itself lists the others.
  if (!match || match.route.auth === false) return;
  const { db, session, now } = visit;
  await db.transaction(async (tx) => {
    await tx.run(
      `insert into place (site_id, account_id, path, seen_at) values (current_site(), $1, $2, $3)
       on conflict (site_id, account_id, path) do update set seen_at = excluded.seen_at`,
      [session.userId, path, now],
    );
    await tx.run(
      `update place set seen_at = null where site_id = current_site() and account_id = $1 and path in (
         select path from place where site_id = current_site() and account_id = $1 and seen_at is not null
         order by seen_at desc offset $2)`,
      [session.userId, mostRecent],
    );
    await tx.run(
      `delete from place where site_id = current_site() and account_id = $1 and seen_at is null and starred_at is null`,
      [session.userId],
    );
  });
}

/** Gives a page this person's star, or takes it away. */
export async function starPlace(
  app: PageParts,
  visit: SignedInVisit,
  { path, starred }: { path: string; starred: boolean },
): Promise<void> {
  const { db, session, now } = visit;
  if (!starred) {
    await db.run(
      'update place set starred_at = null where site_id = current_site() and account_id = $1 and path = $2',
      [session.userId, path],
    );
    return;
  }
  if (!findOpenRoute(app, visit, path)) throw pageUnknown();
  const [stars] = await db.query<{ count: number }>(
    `select count(*)::int as count from place
     where site_id = current_site() and account_id = $1 and starred_at is not null and path <> $2`,
    [session.userId, path],
  );
  if ((stars?.count ?? 0) >= mostStars) throw tooManyStars({ most: mostStars });
  await db.run(
    `insert into place (site_id, account_id, path, starred_at) values (current_site(), $1, $2, $3)
     on conflict (site_id, account_id, path) do update set starred_at = excluded.starred_at`,
    [session.userId, path, now],
  );
}

/** Whether a page has this person's star. */
export async function isStarred(db: TenantDb, accountId: string, path: string): Promise<boolean> {
  const rows = await db.query(
    `select from place
     where site_id = current_site() and account_id = $1 and path = $2 and starred_at is not null`,
    [accountId, path],
  );
  return rows.length > 0;
}

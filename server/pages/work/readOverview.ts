import { defaultAccessRoles } from '../../../engine/people/actor.ts';
import { countRecords } from '../../records/find/countRecords.ts';
import { listAudit } from '../../sites/audit/listAudit.ts';
import { presentPlugins } from '../../sites/settings/presentSettings.ts';
import { siteRoutes } from '../../sites/siteRoutes.ts';
import type { Visit } from '../../sites/visit.ts';
import type { PageParts } from '../pageParts.ts';
import { listLayouts } from '../rights/listLayouts.ts';

interface People {
  total: number;
  active: number;
  joined: number;
  signedIn: number;
  /** Administrators without a second factor. */
  unguarded: number;
  disabled: number;
}

/** An overview of a site for those who run it: people, content, latest changes, and open tasks. */
export async function readOverview(app: PageParts, visit: Visit) {
  const { site } = visit;
  const db = app.db.site(site.id);
  const [people, roles, invitations, mails, layouts, records, changes] = await Promise.all([
    db.query<People>(peopleSql, [defaultAccessRoles]),
    db.query<{ role: string; count: number }>(
      `select role, count(*)::int as count from membership where site_id = current_site() group by role order by 2 desc, 1`,
    ),
    db.query<{ count: number }>(
      `select count(*)::int as count from invitation
       where site_id = current_site() and accepted_at is null and revoked_at is null and expires_at > now()`,
    ),
    db.query<{ count: number }>(
      `select count(*)::int as count from mail where site_id = current_site() and status = 'failed'`,
    ),
    listLayouts(app, visit),
    countEach(app, visit),
    listAudit(db, { language: visit.language, page: 1, limit: 8 }),
  ]);
  const drafts = layouts.filter(({ version, publishedVersion }) => version !== publishedVersion);
  return {
    people: { ...people[0], roles, invited: invitations[0]?.count ?? 0 },
    pages: {
      routes: siteRoutes(app.registry, site).routes.filter((route) => !route.redirect).length,
      stored: layouts.length,
      drafts: drafts.slice(0, 5).map(({ key, title, updated_at }) => ({ key, title, updatedAt: updated_at })),
      draftCount: drafts.length,
    },
    records,
    plugins: presentPlugins(app, site.plugins, site.allowedPlugins).filter(({ on, core }) => on && !core),
    changes,
    needs: listNeeds({
      logo: !site.logo,
      favicon: !site.favicon,
      brand: !site.theme.brand,
      footer: !site.footer,
      secondFactor: (people[0]?.unguarded ?? 0) > 0,
      mail: !app.config.smtpUrl,
      mailFailed: (mails[0]?.count ?? 0) > 0,
      drafts: drafts.length > 0,
    }),
  };
}

function listNeeds(needs: Record<string, boolean>): string[] {
  return Object.keys(needs).filter((name) => needs[name]);
}

/** Number of records per collection, largest first. */
async function countEach(app: PageParts, visit: Visit) {
  const { site } = visit;
  const db = app.db.site(site.id);
  // People are counted separately.
  const all = (await app.collections.of(site)).all().filter(({ collection }) => !collection.core);
  const counted = await Promise.all(
    all.map(async (stored) => {
      const { name, title } = stored.collection;
      return { name, title, count: await countRecords(db, stored) };
    }),
  );
  const filled = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return { total: filled.reduce((sum, { count }) => sum + count, 0), collections: filled.slice(0, 12) };
}

const peopleSql = `
  select count(*)::int as total,
    count(*) filter (where coalesce(membership.disabled_at, account.disabled_at) is null)::int as active,
    count(*) filter (where coalesce(membership.disabled_at, account.disabled_at) is not null)::int as disabled,
    count(*) filter (where membership.created_at > now() - interval '30 days')::int as joined,
    count(*) filter (where membership.role = any ($1) and account.second_factor_at is null)::int as unguarded,
    (select count(distinct account_id)::int from sign_in_log
     where sign_in_log.site_id = current_site() and outcome = 'ok' and at > now() - interval '7 days') as "signedIn"
  from membership join account on account.id = membership.account_id where membership.site_id = current_site()`;

import type { PlatformDb } from '../platform/db/database.ts';
import type { RunRow } from './flowRows.ts';

const atOncePerSite = 4;

/**
 * Takes runs that are due, for a minute; after that another worker may take them, so a run whose worker died goes on. The first of
 * each site comes before the second of any, and of one site a few run at once.
 */
export function claimRuns(platform: PlatformDb, count: number): Promise<RunRow[]> {
  return platform.query<RunRow>(claimSql, [count, atOncePerSite]);
}

const claimSql = `
  update flow_run set status = 'running', lease = lease + 1, next_at = now() + interval '1 minute'
  where id in (
    select flow_run.id from flow_run join (
      select due.id, due.place from site cross join lateral (
        select id, row_number() over (order by next_at, id) as place from (
          select id, next_at from flow_run r
          where r.site_id = site.site_id and r.status in ('queued', 'running', 'waiting') and r.next_at <= now()
          order by next_at, id limit greatest(0, $2 - (
            select count(*) from flow_run a
            where a.site_id = site.site_id and a.status = 'running' and a.next_at > now()))
        ) as oldest
      ) as due where site.suspended_at is null
    ) as chosen on chosen.id = flow_run.id
    where status in ('queued', 'running', 'waiting') and next_at <= now()
    order by chosen.place, flow_run.id limit $1 for update of flow_run skip locked
  ) returning *`;

import type { PlatformDb } from '../../platform/db/database.ts';
import type { RunRow } from './flowRows.ts';

/** How many runs of a site this process is working on. */
export type HeldRuns = ReadonlyMap<string, number>;

export interface Claim {
  /** Places that are free. */
  count: number;
  held?: HeldRuns;
  /** Runs whose steps only decide what follows, or the others. */
  onlyDecides?: boolean;
}

/**
 * Takes runs that are due, for a minute; after that another worker may take them, so a run whose worker died goes on. The first of
 * each site comes before the second of any, and a site that is alone with its work takes half of the places that are free or its own,
 * one of two a third, and so on: few sites never take all. What other processes hold does not count, since they may have died with it.
 */
export async function claimRuns(
  platform: PlatformDb,
  { count, held = new Map(), onlyDecides = false }: Claim,
): Promise<RunRow[]> {
  if (count === 0) return [];
  return platform.query<RunRow>(claimSql, [count, [...held.keys()], [...held.values()], onlyDecides]);
}

const claimSql = `
  with due as (
    select oldest.id, oldest.place, coalesce(held.runs, 0) as held, dense_rank() over (order by site.site_id) as site
    from site left join unnest($2::uuid[], $3::int[]) as held (site_id, runs) on held.site_id = site.site_id
    cross join lateral (
      select id, row_number() over (order by next_at, id) as place from (
        select id, next_at from flow_run r
        where r.site_id = site.site_id and r.only_decides = $4 and r.status in ('queued', 'running', 'waiting') and r.next_at <= now()
        order by next_at, id limit $1
      ) as first
    ) as oldest where site.suspended_at is null
  ), chosen as (
    select id, place from due where held + place <= ceil(($1 + held) / (1.0 + (select max(site) from due)))
  )
  update flow_run set status = 'running', lease = lease + 1, next_at = now() + interval '1 minute'
  where id in (
    select flow_run.id from flow_run join chosen on chosen.id = flow_run.id
    where status in ('queued', 'running', 'waiting') and next_at <= now()
    order by chosen.place, flow_run.id limit $1 for update of flow_run skip locked
  ) returning *`;

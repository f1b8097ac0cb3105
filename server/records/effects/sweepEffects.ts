import type { Database } from '../../platform/db/database.ts';

const atOnce = 5000;

/**
 * Deletes effects that ended more than `days` ago; answers how many that were. A failed one waits for somebody to run it again, and
 * one that somebody asked for (of no version) is kept: that it was done is what keeps it from being done twice.
 */
export async function sweepEffects({ platform }: Pick<Database, 'platform'>, days: number): Promise<number> {
  // Site by site, as the index has them.
  const gone = await platform.query(
    `delete from outbox where id in (
       select old.id from site, lateral (
         select id from outbox
         where outbox.site_id = site.site_id and created_at < now() - make_interval(days => $1::int)
           and coalesce(finished_at, created_at) < now() - make_interval(days => $1::int)
           and status in ('done', 'cancelled') and record_version > 0
         limit $2) as old)
     returning id`,
    [days, atOnce],
  );
  return gone.length < atOnce ? gone.length : gone.length + (await sweepEffects({ platform }, days));
}

import type { Database } from '../../platform/db/database.ts';

const atOnce = 5000;

/** Deletes what the log of sign-ins holds for longer than `days`; answers how many entries that were. */
export async function sweepSignIns({ platform }: Pick<Database, 'platform'>, days: number): Promise<number> {
  // Site by site, as the index has them.
  const gone = await platform.query(
    `delete from sign_in_log where id in (
       select old.id from site, lateral (
         select id from sign_in_log
         where sign_in_log.site_id = site.site_id and at < now() - make_interval(days => $1::int) limit $2) as old)
     returning id`,
    [days, atOnce],
  );
  return gone.length < atOnce ? gone.length : gone.length + (await sweepSignIns({ platform }, days));
}

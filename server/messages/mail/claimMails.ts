import type { PlatformDb } from '../../platform/db/database.ts';
import type { WaitingMail } from './waitingMail.ts';

/** Of one site at once: all of them are sent, or given up, before another process may take them again. */
const atOnce = 4;

/**
 * Takes mails that are due, those of at most so many sites, and of none that is being written to: a server of a site that takes its time
 * delays the mails of that site alone. Which sites come first is drawn, so that none is always behind others. Those of a suspended one
 * wait: it may have been suspended for what it mails.
 */
export async function claimMails(
  platform: PlatformDb,
  { sites, busy }: { sites: number; busy: ReadonlySet<string> },
): Promise<WaitingMail[][]> {
  const mails = await platform.query<WaitingMail>(claimSql, [sites, [...busy]]);
  return [...Map.groupBy(mails, ({ site_id }) => site_id).values()];
}

// A mail that was taken by a process that died is taken up again after five minutes.
const claimSql = `
  with due as (
    select id, site_id, next_at from mail join site using (site_id)
    where status in ('waiting', 'sending') and next_at <= now() and site_id <> all ($2::uuid[]) and suspended_at is null
  ), chosen as (
    select site_id from (select distinct site_id from due) as site order by random() limit $1
  ), turn as (
    select id from (
      select id, row_number() over (partition by site_id order by next_at, id) as place from due join chosen using (site_id)
    ) as placed where place <= ${atOnce}
  )
  update mail set status = 'sending', tries = tries + 1, next_at = now() + interval '5 minutes'
  where id in (
    select mail.id from mail join turn on turn.id = mail.id
    where status in ('waiting', 'sending') and next_at <= now() for update of mail skip locked
  )
  returning id, site_id, kind, to_address, language, content, link, link_rank, tries, collection, record_id`;

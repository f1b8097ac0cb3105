import type { NoticeTopic } from '../../../schemas/index.ts';
import type { PlatformDb } from '../../platform/db/database.ts';

export interface NoticeRow {
  id: number;
  site_id: string;
  notification_id: string;
  account_id: string;
  topic: NoticeTopic;
  way: 'plan' | 'mail' | 'line';
  attempts: number;
  created_at: string;
}

/** Takes what is due, for a minute, the first of each site before the second of any. */
export function claimNotices(platform: PlatformDb, count: number): Promise<NoticeRow[]> {
  return platform.query<NoticeRow>(claimSql, [count]);
}

const claimSql = `
  update notice_delivery set status = 'sending', attempts = attempts + 1, next_at = now() + interval '1 minute'
  where id in (
    select notice_delivery.id from notice_delivery join (
      select n.id, row_number() over (partition by n.site_id order by n.next_at, n.id) as turn
      from notice_delivery n join site on site.site_id = n.site_id and site.suspended_at is null
      where n.status in ('waiting', 'sending') and n.next_at <= now()
    ) as chosen on chosen.id = notice_delivery.id
    where status in ('waiting', 'sending') and next_at <= now()
    order by chosen.turn, notice_delivery.id limit $1 for update of notice_delivery skip locked
  ) returning *`;

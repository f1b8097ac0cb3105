import type { PlatformDb } from '../../platform/db/database.ts';
import type { DeliveryRow } from './webhookRows.ts';

/**
 * Takes what is due, for a minute; after that another process may take it. Nothing of a record is taken while something earlier of
 * it is open for the same hook. A busy site or a slow receiver delays its own deliveries only.
 */
export function claimDeliveries(platform: PlatformDb, count: number): Promise<DeliveryRow[]> {
  return platform.query<DeliveryRow>(claimSql, [count, atOncePerHook]);
}

const atOncePerHook = 4;

// A receiver that fails is tried with one delivery at a time.
const claimSql = `
  update webhook_delivery set status = 'sending', attempts = attempts + 1, next_at = now() + interval '1 minute'
  where id in (
    select webhook_delivery.id from webhook_delivery join (
      select due.id, row_number() over (partition by webhook.site_id order by due.place, due.id) as turn
      from webhook join site on site.site_id = webhook.site_id and site.suspended_at is null
      cross join lateral (
        select id, row_number() over (order by id) as place from (
          select d.id from webhook_delivery d
          where d.webhook_id = webhook.id and d.status in ('waiting', 'sending') and d.next_at <= now()
            and not exists (
              select from webhook_delivery e where e.webhook_id = d.webhook_id and e.collection = d.collection
                and e.record_id = d.record_id and e.id < d.id and e.status in ('waiting', 'sending'))
          order by d.id limit greatest(0, case when webhook.failing_since is null then $2 else 1 end - (
            select count(*) from webhook_delivery f
            where f.webhook_id = webhook.id and f.status = 'sending' and f.next_at > now()))
        ) as oldest
      ) as due
      where webhook.enabled
    ) as chosen on chosen.id = webhook_delivery.id
    where status in ('waiting', 'sending') and next_at <= now()
    order by chosen.turn, webhook_delivery.id limit $1 for update of webhook_delivery skip locked
  ) returning *`;

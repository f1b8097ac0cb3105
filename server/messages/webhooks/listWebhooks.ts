import { listEvents } from '../../../engine/access/findExcess.ts';
import type { Text } from '../../../schemas/index.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { decide, type RecordsContext } from '../../records/context/recordsContext.ts';
import { titlePlaces } from '../../records/find/titlePlaces.ts';
import { openVisitRecords } from '../../records/openVisitRecords.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { type DeliveryRow, type WebhookRow, webhookRows } from './webhookRows.ts';
import { webhookUnknown } from './webhooks.errors.ts';

interface ListedRow extends WebhookRow {
  owner: string | null;
  waiting: number;
}

/** The webhooks of a site; nothing of their secrets. */
export async function listWebhooks(db: TenantDb) {
  const rows = await db.query<ListedRow>(
    `select webhook.*, coalesce(nullif(concat_ws(' ', account.profile->>'firstname', account.profile->>'lastname'), ''), account.email) as owner,
       (select count(*)::int from webhook_delivery where webhook_id = webhook.id and status in ('waiting', 'sending')) as waiting
     from webhook left join account on account.id = webhook.account_id
     where webhook.site_id = current_site() order by webhook.created_at, webhook.id`,
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    url: row.url,
    subscriptions: row.subscriptions,
    enabled: row.enabled,
    offReason: row.off_reason,
    failingSince: row.failing_since,
    owner: row.owner,
    waiting: row.waiting,
    formerUntil: row.former_until !== null && Date.parse(row.former_until) > Date.now() ? row.former_until : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

export interface HookChoice {
  name: string;
  title: Text;
  events: { event: string; title: Text }[];
}

/** The collections that this person may have sent, with the events of their machines. */
export async function listHookChoices(app: RecordParts, visit: SignedInVisit): Promise<HookChoice[]> {
  const { context } = await openVisitRecords(app, visit);
  return context.collections
    .all()
    .filter((stored) => !stored.collection.core && decide(context, stored, 'read').allowed)
    .map(({ collection, machine }) => ({
      name: collection.name,
      title: collection.title,
      events: [
        ...new Map(listEvents(machine).map(({ event, meta }) => [event, { event, title: meta.title }])).values(),
      ],
    }));
}

/** What was sent to a webhook, the newest first. */
export async function listDeliveries(
  context: RecordsContext,
  { id, page, limit, status }: { id: string; page: number; limit: number; status?: string },
) {
  const { db } = context;
  const known = await db.query(webhookRows().where({ id }).select('id'));
  if (known.length === 0) throw webhookUnknown();
  const rows = await db.query<DeliveryRow & { total: number }>(
    `select *, count(*) over ()::int as total from webhook_delivery
     where site_id = current_site() and webhook_id = $1 and ($2::text is null or status = $2)
     order by id desc limit $3 offset $4`,
    [id, status ?? null, limit, (page - 1) * limit],
  );
  const placeOf = ({ collection, record_id }: DeliveryRow) => ({ collection, id: record_id });
  const titled = await titlePlaces(context, rows.map(placeOf));
  const deliveries = rows.map((row) => ({ ...presentDelivery(row), said: titled(placeOf(row)) }));
  return { total: rows[0]?.total ?? 0, deliveries };
}

function presentDelivery(row: DeliveryRow) {
  return {
    id: row.key,
    event: row.event,
    collection: row.collection,
    record: row.record_id,
    transition: row.content.machine?.event ?? null,
    status: row.status,
    attempts: row.tries.length,
    nextAt: row.status === 'waiting' ? row.next_at : null,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    tries: row.tries,
  };
}

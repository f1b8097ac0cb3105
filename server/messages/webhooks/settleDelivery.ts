import type { WebhookOff } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { tellSetters } from './tellSetters.ts';
import type { DeliveryRow, DeliveryTry, WebhookRow } from './webhookRows.ts';

/** About a day: 10 s, 30 s, 90 s … six hours at most. */
const maxAttempts = 12;
const firstDelay = '10 seconds';
const longestDelay = '6 hours';
/** A receiver that answered nothing well for so long is switched off. */
const lastingFailure = '24 hours';

export async function settleSuccess(app: RecordParts, row: DeliveryRow, told: DeliveryTry): Promise<void> {
  const db = app.db.site(row.site_id);
  await db.run(
    `update webhook_delivery set status = 'done', finished_at = now(), tries = ${withTry('$2')} where id = $1`,
    [row.id, JSON.stringify(told)],
  );
  await db.run('update webhook set failing_since = null where id = $1 and failing_since is not null', [row.webhook_id]);
}

/** Plans the next attempt; gives up after the last one, and on a receiver that has failed for long. */
export async function settleFailure(app: RecordParts, row: DeliveryRow, told: DeliveryTry): Promise<void> {
  const db = app.db.site(row.site_id);
  await db.run(
    `update webhook_delivery set tries = ${withTry('$2')},
       status = case when attempts >= $3 then 'failed' else 'waiting' end,
       finished_at = case when attempts >= $3 then now() end,
       next_at = now() + least(interval '${longestDelay}', interval '${firstDelay}' * power(3, greatest(attempts - 1, 0)))
     where id = $1`,
    [row.id, JSON.stringify(told), maxAttempts],
  );
  const [hook] = await db.query<WebhookRow & { lasts: boolean }>(
    `update webhook set failing_since = coalesce(failing_since, now()) where id = $1 and enabled
     returning *, failing_since < now() - interval '${lastingFailure}' as lasts`,
    [row.webhook_id],
  );
  if (hook?.lasts) await switchOff(app, { siteId: row.site_id, hook, reason: 'failing' });
}

function withTry(value: string): string {
  return `(case when jsonb_array_length(tries) >= 20 then tries - 0 else tries end) || jsonb_build_array(${value}::jsonb)`;
}

/** Switches a webhook off, and notifies the administrators of the site. */
export async function switchOff(
  app: RecordParts,
  { siteId, hook, reason }: { siteId: string; hook: WebhookRow; reason: WebhookOff },
): Promise<void> {
  const db = app.db.site(siteId);
  const changed = await db.transaction(async (tx) => {
    const off = await tx.run('update webhook set enabled = false, off_reason = $2 where id = $1 and enabled', [
      hook.id,
      reason,
    ]);
    if (off > 0)
      await tx.run(
        `insert into audit (site_id, action, target_kind, target_id, changes)
         values (current_site(), 'webhook.switched_off', 'webhook', $1, $2)`,
        [hook.id, JSON.stringify({ name: hook.name, reason })],
      );
    return off > 0;
  });
  if (!changed) return;
  await app.webhooks.changed(siteId);
  await tellSetters(app, siteId, {
    topic: 'webhook',
    title: { th: `เว็บฮุก “${hook.name}” ถูกปิด`, en: `The webhook “${hook.name}” was switched off` },
    text: reasons[reason],
    key: `webhook ${hook.id} ${hook.failing_since ?? hook.updated_at}`,
  });
}

const reasons: Record<WebhookOff, { th: string; en: string }> = {
  failing: {
    th: 'ปลายทางไม่ตอบรับมานานกว่าหนึ่งวัน ข้อมูลที่ยังไม่ได้ส่งจะรอจนกว่าจะเปิดอีกครั้ง',
    en: 'Its receiver has not accepted anything for more than a day. What was not delivered waits until it is switched on.',
  },
  owner: {
    th: 'ผู้ที่ตั้งไม่ได้เป็นผู้ดูแลเว็บไซต์แล้ว ผู้ดูแลคนอื่นเปิดใช้ในนามของตนได้',
    en: 'Whoever set it is no longer an administrator of this site. Another one may switch it on in their own name.',
  },
  person: { th: 'ผู้ดูแลปิดไว้', en: 'An administrator switched it off.' },
};

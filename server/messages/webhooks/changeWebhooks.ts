import { createId } from '../../../engine/record/createId.ts';
import type { TenantDb } from '../../platform/db/tenantDb.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { webhookTopic } from '../../records/tell/noteDeliveries.ts';
import { type ChangeLog, writeAudit } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit } from '../../sites/visit.ts';
import { checkWebhook, type WebhookInput } from './checkWebhook.ts';
import { createWebhookSecret } from './signDelivery.ts';
import { announceReceiver } from './tellSetters.ts';
import { trialEvent } from './webhookRows.ts';
import { deliveryUnknown, tooManyWebhooks, webhookIsOff, webhookUnknown } from './webhooks.errors.ts';

const mostHooks = 50;
/** For so long the former secret signs too. */
const formerHours = 24;

/** Makes a webhook that sends what this person may read; the answer holds the only copy of its secret. */
export async function createWebhook(app: RecordParts, visit: SignedInVisit, input: WebhookInput) {
  const checked = await checkWebhook(app, visit, input);
  const id = createId('webhook');
  const secret = createWebhookSecret();
  const sealed = (await openSecretBox(app.config)).seal(secret);
  await visit.db.transaction(async (tx) => {
    const [counted] = await tx.query<{ count: number }>(
      'select count(*)::int as count from webhook where site_id = current_site()',
    );
    if ((counted?.count ?? 0) >= mostHooks) throw tooManyWebhooks({ most: mostHooks });
    await tx.run(
      `insert into webhook (id, site_id, name, url, subscriptions, account_id, created_by, updated_by, secret)
       values ($1, current_site(), $2, $3, $4, $5, $5, $5, $6)`,
      [id, checked.name, checked.url, JSON.stringify(checked.subscriptions), visit.session.userId, sealed],
    );
    await logHook(tx, visit, { action: 'webhook.created', id, input: checked });
  });
  await app.webhooks.changed(visit.site.id);
  await announceReceiver(app, visit.site.id, { ...checked, person: visit.session.name });
  return { id, secret };
}

/**
 * Changes a webhook, or switches it on or off. From then on it sends what this person may read, so that nobody leads the records
 * of another elsewhere. What waits goes on when it is switched on.
 */
export async function changeWebhook(
  app: RecordParts,
  visit: SignedInVisit,
  { id, enabled, ...input }: WebhookInput & { id: string; enabled: boolean },
): Promise<void> {
  const checked = await checkWebhook(app, visit, input);
  const former = await visit.db.transaction(async (tx) => {
    const [known] = await tx.query<{ url: string }>('select url from webhook where id = $1 for update', [id]);
    const changed = await tx.run(
      `update webhook set name = $2, url = $3, subscriptions = $4, enabled = $5, account_id = $6, updated_by = $6,
         updated_at = now(), off_reason = case when $5 then null when enabled then 'person' else off_reason end,
         failing_since = case when $5 and not enabled then null else failing_since end
       where site_id = current_site() and id = $1`,
      [id, checked.name, checked.url, JSON.stringify(checked.subscriptions), enabled, visit.session.userId],
    );
    if (changed === 0) throw webhookUnknown();
    if (enabled)
      await tx.run(
        `update webhook_delivery set next_at = now(), attempts = 0
         where site_id = current_site() and webhook_id = $1 and status = 'waiting'`,
        [id],
      );
    await logHook(tx, visit, { action: 'webhook.changed', id, input: checked, enabled });
    return known;
  });
  await app.webhooks.changed(visit.site.id);
  if (former && new URL(former.url).host !== new URL(checked.url).host)
    await announceReceiver(app, visit.site.id, { ...checked, person: visit.session.name });
  await wake(app);
}

/** Removes a webhook with its log and what was still to be sent to it. */
export async function removeWebhook(
  app: RecordParts,
  visit: SignedInVisit,
  { id, logChange }: { id: string; logChange: ChangeLog },
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    if ((await tx.run('delete from webhook where site_id = current_site() and id = $1', [id])) === 0)
      throw webhookUnknown();
    await tx.run('delete from webhook_delivery where site_id = current_site() and webhook_id = $1', [id]);
    await logChange(tx);
  });
  await app.webhooks.changed(visit.site.id);
}

/** Gives it a new secret, which is answered once; the former one signs too for a day. */
export async function renewSecret(
  app: RecordParts,
  visit: SignedInVisit,
  { id, logChange }: { id: string; logChange: ChangeLog },
) {
  const secret = createWebhookSecret();
  const sealed = (await openSecretBox(app.config)).seal(secret);
  return visit.db.transaction(async (tx) => {
    const [row] = await tx.query<{ former_until: string }>(
      `update webhook set former_secret = secret, former_until = now() + interval '${formerHours} hours', secret = $2
       where site_id = current_site() and id = $1 returning former_until`,
      [id, sealed],
    );
    if (!row) throw webhookUnknown();
    await logChange(tx);
    return { id, secret, formerUntil: row.former_until };
  });
}

/** A delivery that is about no record, to see whether it arrives. */
export async function tryWebhook(
  app: RecordParts,
  visit: SignedInVisit,
  { id, logChange }: { id: string; logChange: ChangeLog },
): Promise<void> {
  const content = { at: visit.now.toISOString(), machine: null, changed: [], record: {} };
  await visit.db.transaction(async (tx) => {
    await requireOn(tx, id);
    await tx.run(
      `insert into webhook_delivery (site_id, key, webhook_id, collection, record_id, event, content)
       values (current_site(), $1, $2, '', $1, $3, $4)`,
      [createId('msg'), id, trialEvent, JSON.stringify(content)],
    );
    await logChange(tx);
  });
  await wake(app);
}

/** Sends a delivery again, with the same id. */
export async function deliverAgain(
  app: RecordParts,
  visit: SignedInVisit,
  { id, key, logChange }: { id: string; key: string; logChange: ChangeLog },
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    await requireOn(tx, id);
    const changed = await tx.run(
      `update webhook_delivery set status = 'waiting', attempts = 0, next_at = now(), finished_at = null
       where site_id = current_site() and webhook_id = $1 and key = $2
         and (status in ('done', 'failed', 'withheld', 'cancelled') or (status = 'waiting' and attempts > 0))`,
      [id, key],
    );
    if (changed === 0) throw deliveryUnknown();
    await logChange(tx);
  });
  await wake(app);
}

async function requireOn(tx: TenantDb, id: string): Promise<void> {
  const [hook] = await tx.query<{ enabled: boolean }>(
    'select enabled from webhook where site_id = current_site() and id = $1 for share',
    [id],
  );
  if (!hook) throw webhookUnknown();
  if (!hook.enabled) throw webhookIsOff();
}

function wake(app: RecordParts): Promise<void> {
  return app.queue.publish(webhookTopic, {});
}

interface HookLog {
  action: string;
  id: string;
  input: WebhookInput;
  enabled?: boolean;
}

/** Of the URL only its host: the rest of it is often a secret of the receiver. */
async function logHook(tx: TenantDb, visit: SignedInVisit, { action, id, input, enabled }: HookLog): Promise<void> {
  const { name, url, subscriptions } = input;
  const changes = { name, host: new URL(url).host, subscriptions, ...(enabled !== undefined && { enabled }) };
  await writeAudit(tx, visit, { action, targetKind: 'webhook', targetId: id, changes });
}

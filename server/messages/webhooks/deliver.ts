import { type OutgoingAnswer, sendOutgoing } from '../../platform/outgoing/sendOutgoing.ts';
import { runClaimed } from '../../platform/runClaimed.ts';
import { openSecretBox } from '../../platform/secrets/secretBox.ts';
import type { Woken } from '../../platform/startLoop.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { openRecords } from '../../records/openRecords.ts';
import { claimDeliveries } from './claimDeliveries.ts';
import { findOwner } from './findOwner.ts';
import { settleFailure, settleSuccess, switchOff } from './settleDelivery.ts';
import { signDelivery } from './signDelivery.ts';
import { type DeliveryRow, type DeliveryTry, type WebhookRow, webhookRows } from './webhookRows.ts';
import { writeDelivery } from './writeDelivery.ts';

const atOnce = 8;
const timeoutMs = 10_000;
const mostBytes = 16_384;
const answerLength = 500;

/** Sends what is due until nothing is; answers how many were taken up. Several go out at once, of one record one after the other. */
export function deliverWaiting(app: RecordParts, isStopping = () => false, woken?: Woken): Promise<number> {
  const claim = (count: number) => claimDeliveries(app.db.platform, count);
  return runClaimed<DeliveryRow>({ claim, handle: (row) => deliver(app, row), atOnce, isStopping, woken });
}

/** Sends one delivery. Never throws: what went wrong with it is settled like a receiver that failed. */
async function deliver(app: RecordParts, row: DeliveryRow): Promise<void> {
  const started = performance.now();
  const at = new Date().toISOString();
  const tell = (told: Partial<DeliveryTry>): DeliveryTry => ({
    ...{ at, ms: Math.round(performance.now() - started), status: null, error: null, answer: '' },
    ...told,
  });
  try {
    const answer = await send(app, row);
    if (!answer) return;
    const told = tell({ status: answer.status, answer: shorten(answer.text) });
    if (answer.status >= 200 && answer.status < 300) await settleSuccess(app, row, told);
    else await settleFailure(app, row, told);
  } catch (error) {
    app.log.warn({ err: error, webhook: row.webhook_id, attempt: row.attempts }, 'webhook was not delivered');
    const reason = error instanceof Error ? error.message : String(error);
    await settleFailure(app, row, tell({ error: shorten(reason) })).catch((failed: unknown) =>
      app.log.error({ err: failed, webhook: row.webhook_id }, 'settling a webhook failed'),
    );
  }
}

/** The answer of the receiver; nothing where nothing was to be sent, which is settled then. */
async function send(app: RecordParts, row: DeliveryRow): Promise<OutgoingAnswer | undefined> {
  const db = app.db.site(row.site_id);
  const site = await app.sites.byId(row.site_id);
  const [hook] = await db.query<WebhookRow>(webhookRows().where('id', row.webhook_id));
  if (!site || !hook?.enabled) {
    await release(app, row);
    return undefined;
  }
  const owner = await findOwner(app, site, hook.account_id);
  if (!owner) {
    await release(app, row);
    await switchOff(app, { siteId: site.id, hook, reason: 'owner' });
    return undefined;
  }
  const { context } = await openRecords(app, { siteId: site.id, actor: owner });
  const written = writeDelivery(context, hook, row);
  if (typeof written === 'string') {
    await db.run(
      written === 'unwanted'
        ? 'delete from webhook_delivery where id = $1'
        : `update webhook_delivery set status = 'withheld', finished_at = now() where id = $1`,
      [row.id],
    );
    return undefined;
  }
  const { body } = written;
  const signed = signDelivery({ id: row.key, body, at: new Date() }, await openSecrets(app, hook));
  const headers = { 'content-type': 'application/json; charset=utf-8', ...signed };
  return sendOutgoing(app.config.outgoing, { url: hook.url, method: 'POST', headers, body, timeoutMs, mostBytes });
}

/** Its hook was switched off meanwhile: it waits for it, and this was no attempt. */
async function release(app: RecordParts, row: DeliveryRow): Promise<void> {
  await app.db
    .site(row.site_id)
    .run(`update webhook_delivery set status = 'waiting', attempts = attempts - 1, next_at = now() where id = $1`, [
      row.id,
    ]);
}

/** The secrets that are valid now, the newest first. */
async function openSecrets(app: RecordParts, hook: WebhookRow): Promise<string[]> {
  const box = await openSecretBox(app.config);
  const isFormerValid = hook.former_until !== null && Date.parse(hook.former_until) > Date.now();
  return [hook.secret, ...(isFormerValid && hook.former_secret ? [hook.former_secret] : [])].map((one) =>
    box.open(one),
  );
}

/** What the database can keep and people can read of an answer. */
function shorten(text: string): string {
  return text
    .slice(0, answerLength)
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed();
}

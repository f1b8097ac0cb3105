import { createHash, randomBytes } from 'node:crypto';
import type { JsonObject } from '../../../schemas/index.ts';
import type { RecordParts } from '../../records/context/recordParts.ts';
import { flowTopic } from '../../records/tell/noteFlowStarts.ts';
import type { ChangeLog } from '../../sites/audit/writeAudit.ts';
import type { SignedInVisit, Visit } from '../../sites/visit.ts';
import { flowHookUnknown } from '../runs/flows.errors.ts';
import { mapTexts } from './fillRequest.ts';

interface TriggerPlace {
  id: string;
  uid: string;
  logChange: ChangeLog;
}

/** What starts a flow by itself, when it comes next, and whether other systems know its address. */
export function listTriggers({ db }: SignedInVisit, id: string) {
  return db.query<{
    uid: string;
    code: string;
    person: string | null;
    nextAt: string | null;
    addressSince: string | null;
  }>(
    `select uid, code, account_id as person, case when enabled then next_at end as "nextAt", token_at as "addressSince"
     from flow_trigger where site_id = current_site() and flow_id = $1 and code <> 'await' order by uid`,
    [id],
  );
}

/** Gives a trigger a new secret address, which is answered once; the former one ends. */
export async function renewHook(
  { db }: SignedInVisit,
  { id, uid, logChange }: TriggerPlace,
): Promise<{ path: string }> {
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    const changed = await tx.run(
      `update flow_trigger set token_hash = $3, token_at = now()
       where site_id = current_site() and flow_id = $1 and uid = $2 and code = 'webhook'`,
      [id, uid, hashToken(token)],
    );
    if (changed === 0) throw flowHookUnknown();
    await logChange(tx);
  });
  return { path: `/api/hook/${token}` };
}

export async function removeHook({ db }: SignedInVisit, { id, uid, logChange }: TriggerPlace): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(
      `update flow_trigger set token_hash = null, token_at = null
       where site_id = current_site() and flow_id = $1 and uid = $2`,
      [id, uid],
    );
    await logChange(tx);
  });
}

/** Notes the start of the flow that has this address. */
export async function receiveHook(
  app: RecordParts,
  { db }: Visit,
  { token, input }: { token: string; input: JsonObject },
): Promise<void> {
  // PostgreSQL stores neither this character nor half of one.
  const content = mapTexts(input, (text) => text.replaceAll('\0', '').toWellFormed());
  const noted = await db.run(
    `insert into flow_start (site_id, flow_id, trigger_uid, content)
     select site_id, flow_id, uid, $2 from flow_trigger where site_id = current_site() and token_hash = $1 and enabled`,
    [hashToken(token), JSON.stringify(content)],
  );
  if (noted === 0) throw flowHookUnknown();
  await app.queue.publish(flowTopic, {});
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

import { decide } from '../../records/context/recordsContext.ts';
import { meetsCondition } from '../../records/decide/mayRead.ts';
import { openRecords } from '../../records/openRecords.ts';
import { loadRow } from '../../records/read/readRecord.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession, findCloseCode } from './channel.ts';

/** Whether the person of a channel may read a record now. */
export async function maySee(
  app: App,
  channel: Channel,
  { collection, id }: { collection: string; id: string },
): Promise<boolean> {
  const session = await findChannelSession(app, channel);
  if (findCloseCode(channel.session, session) !== undefined) return false;
  const actor = { userId: session?.userId ?? null, role: session?.role ?? 'public', own: session?.own };
  const { context } = await openRecords(app, { siteId: channel.site.id, actor });
  const stored = context.collections.get(collection);
  if (!stored) return false;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return false;
  if (!decision.condition) return true;
  const row = (await loadRow(context.db, stored, id)) ?? (await loadRow(context.db, stored, id, 'only'));
  return row !== undefined && meetsCondition(context, decision, row);
}

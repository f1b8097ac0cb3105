import { meetsCondition } from '../../records/mayRead.ts';
import { openRecords } from '../../records/openRecords.ts';
import { loadRow } from '../../records/readRecord.ts';
import { decide } from '../../records/recordsContext.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession, findCloseCode, sendMessage } from './channel.ts';

export interface RecordChange {
  siteId: string;
  collection: string;
  notice: { id: string; version: number; action: string };
}

/** Sends a change of a record to the pages that watch its collection and may read the record. */
export async function sendChange(app: App, channels: Iterable<Channel>, change: RecordChange): Promise<void> {
  const { siteId, collection, notice } = change;
  const concerned = [...channels].filter(({ site, collections }) => site.id === siteId && collections.has(collection));
  await Promise.all(
    concerned.map(async (channel) => {
      if (await maySee(app, channel, change)) sendMessage(channel, { type: 'changed', collection, ...notice });
    }),
  );
}

async function maySee(app: App, channel: Channel, { collection, notice }: RecordChange): Promise<boolean> {
  const session = await findChannelSession(app, channel);
  if (findCloseCode(channel.session, session) !== undefined) return false;
  const actor = { userId: session?.userId ?? null, role: session?.role ?? 'public', own: session?.own };
  const { context } = await openRecords(app, { siteId: channel.site.id, actor });
  const stored = context.collections.get(collection);
  if (!stored) return false;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return false;
  if (!decision.condition) return true;
  const row = (await loadRow(context.db, stored, notice.id)) ?? (await loadRow(context.db, stored, notice.id, 'only'));
  return row !== undefined && meetsCondition(context, decision, row);
}

import type { App } from '../app/app.ts';
import { openRecords } from '../records/openRecords.ts';
import { loadRow, meets } from '../records/readRecord.ts';
import { decide } from '../records/recordsContext.ts';
import { findLineEnd, findWatcherSession, send, type Watcher } from './watcher.ts';

export interface ChangeOfRecord {
  siteId: string;
  collection: string;
  notice: { id: string; version: number; action: string };
}

/** Tells a change to those who watch its collection and may see the record. */
export async function tellChange(app: App, watchers: Iterable<Watcher>, change: ChangeOfRecord): Promise<void> {
  const { siteId, collection, notice } = change;
  const concerned = [...watchers].filter(({ site, collections }) => site.id === siteId && collections.has(collection));
  await Promise.all(
    concerned.map(async (watcher) => {
      if (await maySee(app, watcher, change)) send(watcher, { type: 'changed', collection, ...notice });
    }),
  );
}

async function maySee(app: App, watcher: Watcher, { collection, notice }: ChangeOfRecord): Promise<boolean> {
  const session = await findWatcherSession(app, watcher);
  if (findLineEnd(watcher.session, session) !== undefined) return false;
  const actor = { userId: session?.userId ?? null, role: session?.role ?? 'public' };
  const { context } = await openRecords(app, { siteId: watcher.site.id, actor });
  const stored = context.collections.get(collection);
  if (!stored) return false;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return false;
  if (!decision.condition) return true;
  const row = (await loadRow(context.db, stored, notice.id)) ?? (await loadRow(context.db, stored, notice.id, 'only'));
  return row !== undefined && meets(context, decision, row);
}

import type { App } from '../app.ts';
import { type Channel, sendMessage } from './channel.ts';
import { maySee } from './maySee.ts';

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
      if (await maySee(app, channel, { collection, id: notice.id }))
        sendMessage(channel, { type: 'changed', collection, ...notice });
    }),
  );
}

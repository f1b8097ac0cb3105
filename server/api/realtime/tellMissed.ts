import type { App } from '../app.ts';
import { type Channel, sendMessage } from './channel.ts';
import type { RecentChanges } from './recentChanges.ts';
import { sendChange } from './sendChange.ts';

/** What a page asks once it listens: which of these collections changed in the `age` ms since it was drawn. */
export interface Missed {
  collections: string[];
  age: number;
}

/**
 * Tells a page what changed before it listened, as if it had, by the rights of now. Where more may have happened than is kept, or the
 * page asks too often, it is told to read again, whatever happened: that says nothing about records its person may not read.
 */
export async function tellMissed(
  app: App,
  channel: Channel,
  { collections, age }: Missed,
  recent: RecentChanges | undefined,
): Promise<void> {
  const watched = collections.filter((name) => channel.collections.has(name));
  const changes = recent?.since(channel.site.id, Date.now() - age);
  if (!changes)
    for (const collection of watched) sendMessage(channel, { type: 'changed', collection, action: 'missed' });
  else for (const change of changes) if (watched.includes(change.collection)) await sendChange(app, [channel], change);
}

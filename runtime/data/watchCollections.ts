import { getChannel } from '../api/realtime/channel.ts';

/** Calls back with the uids of objects whose collections have changed since then; the function that it returns ends this. */
export function watchCollections(
  live: Readonly<Record<string, readonly string[]>>,
  since: number,
  onChange: (uids: readonly string[]) => void,
): () => void {
  const readers = new Map<string, string[]>();
  for (const [uid, collections] of Object.entries(live))
    for (const collection of collections) readers.set(collection, [...(readers.get(collection) ?? []), uid]);
  if (readers.size === 0) return () => {};
  const channel = getChannel();
  const stops = [...readers].map(([collection, uids]) => channel.watch(collection, () => onChange(uids)));
  channel.catchUp([...readers.keys()], since);
  return () => {
    for (const stop of stops) stop();
  };
}

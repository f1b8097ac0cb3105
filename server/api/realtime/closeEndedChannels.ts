import type { App } from '../app.ts';
import { type Channel, closeCodes, findChannelSession, findCloseCode } from './channel.ts';

/** Closes those of the channels whose sites are suspended or whose sessions may not go on, whatever happened to them. */
export async function closeEndedChannels(
  app: App,
  channels: Set<Channel>,
  asked: Iterable<Channel> = channels,
): Promise<void> {
  await Promise.all(
    [...asked].map(async (channel) => {
      const code = await findEnd(app, channel);
      if (code === undefined) return;
      channels.delete(channel);
      channel.socket.close(code);
    }),
  );
}

async function findEnd(app: App, channel: Channel): Promise<number | undefined> {
  const site = await app.sites.byId(channel.site.id);
  if (!site || site.suspended) return closeCodes.siteClosed;
  return findCloseCode(channel.session, await findChannelSession(app, channel));
}

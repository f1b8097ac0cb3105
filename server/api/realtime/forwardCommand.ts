import type { RemoteCommand } from '../../messages/remote/remoteCommand.ts';
import type { App } from '../app.ts';
import { type Channel, findChannelSession, findCloseCode, sendMessage } from './channel.ts';

/** Sends a command to the pages of one person on one site, or (`*`) of everybody signed in there. */
export async function forwardCommand(
  app: App,
  channels: Iterable<Channel>,
  { siteId, to, message }: RemoteCommand,
): Promise<void> {
  const ofSite = [...channels].filter(({ site }) => site.id === siteId);
  await Promise.all(
    ofSite.map(async (channel) => {
      const session = await findChannelSession(app, channel);
      if (!session || findCloseCode(channel.session, session) !== undefined) return;
      if (to !== '*' && session.userId !== to) return;
      channel.asked.add(message.id);
      sendMessage(channel, { type: 'remote', ...message });
    }),
  );
}

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type RunNotice, runTopic } from '../../flows/runs/announceRun.ts';
import { changesSession, type SessionChange } from '../../identity/sessionCache.ts';
import { sessionsTopic } from '../../identity/sessionStore.ts';
import { answerTopic, commandTopic, type RemoteCommand } from '../../messages/remote/remoteCommand.ts';
import { createMeter } from '../../platform/limits/createMeter.ts';
import type { App } from '../app.ts';
import { type Channel, closeCodes, findCloseCode, sendMessage } from './channel.ts';
import { closeEndedChannels } from './closeEndedChannels.ts';
import { type AdmittedPage, createAdmission, tooManyChannels } from './createAdmission.ts';
import { forwardCommand } from './forwardCommand.ts';
import { readMessage } from './readMessage.ts';
import { createRecentChanges, type RecentChanges } from './recentChanges.ts';
import { type RecordChange, sendChange } from './sendChange.ts';
import { type Presence, startPresence } from './startPresence.ts';
import { tellMissed } from './tellMissed.ts';

const pingMs = 30_000;

/**
 * `WS /api/realtime`: a page names the collections it shows and is notified of each change of a record that its person may
 * read. Only the fact is sent, never the content: the page reads that by the ordinary calls. Commands of administrators
 * are sent here too. A channel is closed when its session ends or is restricted.
 */
export async function startRealtime(app: App, server: Server): Promise<() => Promise<void>> {
  const { limits } = app.config;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.socketMessageBytes.points });
  const channels = new Set<Channel>();
  const admit = createAdmission(app);
  const presence = await startPresence(app, channels);
  const recent = createRecentChanges();
  const listen = createListener(app, { channels, presence, recent });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    admit(request)
      .then((admitted) => {
        if (typeof admitted === 'string') return refuse(stream, admitted);
        stream.once('close', admitted.release);
        sockets.handleUpgrade(request, stream, head, (socket) =>
          openChannel(channels, { ...admitted.page, socket }, listen),
        );
      })
      .catch((error: unknown) => {
        logFailure(app, 'a channel could not be opened')(error);
        stream.destroy();
      });
  });

  const stops = await subscribe(app, channels, recent);
  const stopWatching = app.sites.onChanged((siteId) => {
    const concerned = [...channels].filter(({ site }) => site.id === siteId);
    closeEndedChannels(app, channels, concerned).catch(logFailure(app, 'checking channels'));
  });
  const ping = setInterval(() => {
    closeEndedChannels(app, channels).catch(logFailure(app, 'checking channels'));
    for (const channel of channels) beat(channel);
    presence.repeat().catch(logFailure(app, 'telling who is where'));
  }, pingMs);
  return async () => {
    clearInterval(ping);
    stopWatching();
    await Promise.all([presence.stop(), ...stops.map((stop) => stop())]);
    for (const { socket } of channels) socket.close(1001);
    sockets.close();
  };
}

/** A page that has not answered since the last beat is gone, whatever its connection says. */
function beat(channel: Channel): void {
  const { socket } = channel;
  if (channel.answered) socket.ping();
  else socket.terminate();
  channel.answered = false;
}

function refuse(stream: Duplex, status: string): void {
  const retry = status === tooManyChannels ? 'Retry-After: 30\r\n' : '';
  stream.end(`HTTP/1.1 ${status}\r\n${retry}Connection: close\r\n\r\n`);
}

function openChannel(
  channels: Set<Channel>,
  page: AdmittedPage & { socket: WebSocket },
  listen: (channel: Channel) => void,
): void {
  const { socket } = page;
  const code = findCloseCode(null, page.session);
  if (code !== undefined) {
    socket.close(code);
    return;
  }
  const channel: Channel = { ...page, collections: new Set(), runs: new Set(), asked: new Set(), answered: true };
  channels.add(channel);
  socket.on('pong', () => {
    channel.answered = true;
  });
  socket.on('close', () => channels.delete(channel));
  socket.on('error', () => socket.terminate());
  listen(channel);
  sendMessage(channel, { type: 'ready' });
}

const partingMs = 1000;

/** Reads what pages send, as much of it as a channel and an address may send; whoever sends more is closed. */
function createListener(
  app: App,
  { channels, presence, recent }: { channels: Set<Channel>; presence: Presence; recent: RecentChanges },
): (channel: Channel) => void {
  const { limits } = app.config;
  const addressMay = createMeter(limits.socketMessagesByAddress);
  const mayCatchUp = createMeter(limits.socketCatchUps);
  return (channel) => {
    const { socket, address } = channel;
    // A session that ended while the channel was being opened was announced before the channel listened.
    closeEndedChannels(app, channels, [channel]).catch(logFailure(app, 'checking a channel'));
    const channelMay = createMeter(limits.socketMessages);
    socket.on('close', () => {
      presence.leave(channel).catch(logFailure(app, 'telling that a page is gone'));
    });
    socket.on('message', (data) => {
      if (channelMay('') && addressMay(address))
        return readMessage(channel, String(data), {
          mostCollections: limits.socketCollections.points,
          passAnswer: (commandId, answer) => {
            app.queue.publish(answerTopic(commandId), answer).catch(logFailure(app, 'passing an answer on'));
          },
          tellMissed: (missed) => {
            tellMissed(app, channel, missed, mayCatchUp(address) ? recent : undefined).catch(
              logFailure(app, 'telling what a page missed'),
            );
          },
          move: (here) => {
            presence.move(channel, here).catch(logFailure(app, 'telling where a page is'));
          },
        });
      socket.removeAllListeners('message');
      socket.close(closeCodes.tooMany);
      socket.pause();
      setTimeout(() => socket.terminate(), partingMs).unref();
    });
  };
}

/** Messages of other processes reach the channels of this one. */
function subscribe(app: App, channels: Set<Channel>, recent: RecentChanges): Promise<(() => Promise<void>)[]> {
  return Promise.all([
    app.queue.subscribe('records.>', (topic, data) => {
      const [, siteId = '', collection = ''] = topic.split('.');
      const notice = data as RecordChange['notice']; // published by announceChange
      const change = { siteId, collection, notice };
      recent.add(change);
      sendChange(app, channels, change).catch(logFailure(app, 'telling of a change'));
    }),
    app.queue.subscribe(runTopic, (_, data) => {
      const { siteId, run } = data as RunNotice; // published by announceRun
      // Only that there is something to see: what it is, the page reads by the call that knows whose run it is.
      for (const channel of channels)
        if (channel.site.id === siteId && channel.runs.has(run)) sendMessage(channel, { type: 'run', id: run });
    }),
    app.queue.subscribe(sessionsTopic, (_, data) => {
      const change = data as SessionChange; // published by the session store
      const concerned = [...channels].filter(({ session }) => session && changesSession(change, session));
      closeEndedChannels(app, channels, concerned).catch(logFailure(app, 'checking channels'));
    }),
    app.queue.subscribe(commandTopic, (_, data) => {
      const command = data as RemoteCommand; // published by sendCommand
      forwardCommand(app, channels, command).catch(logFailure(app, 'passing a command on'));
    }),
  ]);
}

function logFailure({ log }: App, what: string) {
  return (error: unknown): void => log.warn({ err: error }, what);
}

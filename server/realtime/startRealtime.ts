import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { sessionsTopic } from '../accounts/session.ts';
import type { App } from '../app/app.ts';
import { answerTopic, orderTopic, type RemoteOrder } from '../remote/remoteOrder.ts';
import { admitWatcher } from './admitWatcher.ts';
import { readWatcherMessage } from './readWatcherMessage.ts';
import { type ChangeOfRecord, tellChange } from './tellChange.ts';
import { findLineEnd, findWatcherSession, send, type Watcher } from './watcher.ts';

const pingMs = 30_000;

/**
 * `WS /api/realtime`: a page names the collections it shows and is told of each change there of a record that its reader may
 * see. Only that something changed is told, never its content: the page asks for that by the ordinary way. What administrators
 * ask of a person's pages comes this way too. A line lives as long as its session may act.
 */
export async function startRealtime(app: App, server: Server): Promise<() => Promise<void>> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 });
  const watchers = new Set<Watcher>();
  const warn = (what: string) => (error: unknown) => app.log.warn({ err: error }, what);

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    admitWatcher(app, request)
      .then((visitor) => {
        if (!visitor) return refuse(stream);
        sockets.handleUpgrade(request, stream, head, (socket) =>
          watch({ ...visitor, socket, collections: new Set(), asked: new Set() }),
        );
      })
      .catch((error: unknown) => {
        warn('realtime')(error);
        stream.destroy();
      });
  });

  function watch(watcher: Watcher): void {
    const { socket } = watcher;
    const end = findLineEnd(null, watcher.session);
    if (end !== undefined) {
      socket.close(end);
      return;
    }
    watchers.add(watcher);
    socket.on('close', () => watchers.delete(watcher));
    socket.on('error', () => socket.terminate());
    socket.on('message', (data) =>
      readWatcherMessage(watcher, String(data), (id, answer) => {
        app.queue.publish(answerTopic(id), answer).catch(warn('passing an answer on'));
      }),
    );
    send(watcher, { type: 'ready' });
  }

  /** Whatever happened to sessions: lines that may not go on end at once. */
  async function review(): Promise<void> {
    await Promise.all(
      [...watchers].map(async (watcher) => {
        const end = findLineEnd(watcher.session, await findWatcherSession(app, watcher));
        if (end !== undefined) endLine(watchers, watcher, end);
      }),
    );
  }

  const stops = await Promise.all([
    app.queue.subscribe('records.>', (topic, data) => {
      const [, siteId = '', collection = ''] = topic.split('.');
      const notice = data as ChangeOfRecord['notice']; // published by announceChange
      tellChange(app, watchers, { siteId, collection, notice }).catch(warn('telling of a change'));
    }),
    app.queue.subscribe(sessionsTopic, () => void review().catch(warn('reviewing lines'))),
    app.queue.subscribe(orderTopic, (_, data) => {
      passOrder(app, watchers, data as RemoteOrder).catch(warn('passing an order on')); // published by sendOrder
    }),
  ]);
  const ping = setInterval(() => {
    review().catch(warn('reviewing lines'));
    for (const { socket } of watchers) socket.ping();
  }, pingMs);

  return async () => {
    clearInterval(ping);
    await Promise.all(stops.map((stop) => stop()));
    for (const { socket } of watchers) socket.close(1001);
    sockets.close();
  };
}

function endLine(watchers: Set<Watcher>, watcher: Watcher, code: number): void {
  watchers.delete(watcher);
  watcher.socket.close(code);
}

/** To the pages of one person on one site, or (`*`) of everybody signed in there. */
async function passOrder(app: App, watchers: Set<Watcher>, { siteId, to, message }: RemoteOrder): Promise<void> {
  const lines = [...watchers].filter(({ site }) => site.id === siteId);
  await Promise.all(
    lines.map(async (watcher) => {
      const session = await findWatcherSession(app, watcher);
      if (!session || findLineEnd(watcher.session, session) !== undefined) return;
      if (to !== '*' && session.userId !== to) return;
      watcher.asked.add(message.id);
      send(watcher, { type: 'remote', ...message });
    }),
  );
}

function refuse(stream: Duplex): void {
  stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

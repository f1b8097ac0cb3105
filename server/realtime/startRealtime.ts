import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { isJsonObject, type Site } from '../../schemas/index.ts';
import { sessionCookieNames } from '../accounts/findSession.ts';
import type { Session } from '../accounts/session.ts';
import type { App } from '../app/app.ts';
import { openRecords } from '../records/openRecords.ts';
import { loadRow, meets } from '../records/readRecord.ts';
import { decide } from '../records/recordsContext.ts';

interface Watcher {
  socket: WebSocket;
  site: Site;
  session: Session | null;
  token: string | undefined;
  collections: Set<string>;
}

interface Notice {
  id: string;
  version: number;
  action: string;
}

const path = '/api/realtime';
const maxCollections = 50;
const pingMs = 30_000;

/**
 * `WS /api/realtime`: a page names the collections it shows and is told of each change there of a record that its reader may
 * see. Only that something changed is told, never its content: the page asks for that by the ordinary way.
 */
export async function startRealtime(app: App, server: Server): Promise<() => Promise<void>> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16_384 });
  const watchers = new Set<Watcher>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    admit(app, request)
      .then((visitor) => {
        if (!visitor) return refuse(stream);
        sockets.handleUpgrade(request, stream, head, (socket) => watch({ ...visitor, socket, collections: new Set() }));
      })
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'realtime');
        stream.destroy();
      });
  });

  function watch(watcher: Watcher): void {
    watchers.add(watcher);
    watcher.socket.on('close', () => watchers.delete(watcher));
    watcher.socket.on('error', () => watcher.socket.terminate());
    watcher.socket.on('message', (data) => readMessage(watcher, String(data)));
    watcher.socket.send(JSON.stringify({ type: 'ready' }));
  }

  const unsubscribe = await app.queue.subscribe('records.>', (topic, data) => {
    const [, siteId = '', collection = ''] = topic.split('.');
    tell(app, [...watchers], { siteId, collection, notice: data as Notice }) // published by announceChange
      .catch((error: unknown) => app.log.warn({ err: error }, 'telling of a change'));
  });
  const ping = setInterval(() => {
    for (const watcher of watchers) keepAlive(app, watcher).catch(() => watcher.socket.terminate());
  }, pingMs);

  return async () => {
    clearInterval(ping);
    await unsubscribe();
    for (const { socket } of watchers) socket.close(1001);
    sockets.close();
  };
}

/** Only pages of the site itself may listen. */
async function admit(
  app: App,
  request: IncomingMessage,
): Promise<Pick<Watcher, 'site' | 'session' | 'token'> | undefined> {
  if (request.url?.split('?')[0] !== path) return undefined;
  const host = request.headers.host ?? '';
  const { origin } = request.headers;
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host)) return undefined;
  const site = await app.sites.byHost(host.replace(/:\d+$/, '').toLowerCase());
  if (!site) return undefined;
  const token = readCookie(request.headers.cookie ?? '');
  return { site, token, session: token ? await app.sessions.find(site.id, token) : null };
}

function readCookie(header: string): string | undefined {
  for (const part of header.split(';')) {
    const [name = '', value = ''] = part.trim().split('=', 2);
    if (sessionCookieNames.includes(name)) return value;
  }
  return undefined;
}

function readMessage(watcher: Watcher, text: string): void {
  try {
    const message: unknown = JSON.parse(text);
    if (!isJsonObject(message)) return;
    for (const name of readNames(message.watch))
      if (watcher.collections.size < maxCollections) watcher.collections.add(name);
    for (const name of readNames(message.leave)) watcher.collections.delete(name);
  } catch {
    watcher.socket.close(1003);
  }
}

function readNames(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

interface Change {
  siteId: string;
  collection: string;
  notice: Notice;
}

async function tell(app: App, watchers: Watcher[], { siteId, collection, notice }: Change): Promise<void> {
  const concerned = watchers.filter((watcher) => watcher.site.id === siteId && watcher.collections.has(collection));
  await Promise.all(
    concerned.map(async (watcher) => {
      if (await maySee(app, watcher, collection, notice))
        watcher.socket.send(JSON.stringify({ type: 'changed', collection, ...notice }));
    }),
  );
}

async function maySee(app: App, { site, token }: Watcher, collection: string, notice: Notice): Promise<boolean> {
  // Asked anew each time (and answered from memory): whoever signed out a moment ago is a visitor now.
  const session = token ? await app.sessions.find(site.id, token) : null;
  const actor = { userId: session?.userId ?? null, role: session?.role ?? 'public' };
  const { context } = await openRecords(app, { siteId: site.id, actor });
  const stored = context.collections.get(collection);
  if (!stored) return false;
  const decision = decide(context, stored, 'read');
  if (!decision.allowed) return false;
  if (!decision.condition) return true;
  const row = (await loadRow(context.db, stored, notice.id)) ?? (await loadRow(context.db, stored, notice.id, 'only'));
  return row !== undefined && meets(context, decision, row);
}

/** A session that has ended since ends its line too. */
async function keepAlive(app: App, watcher: Watcher): Promise<void> {
  if (watcher.token && watcher.session && !(await app.sessions.find(watcher.site.id, watcher.token))) {
    watcher.socket.close(4401);
    return;
  }
  watcher.socket.ping();
}

function refuse(stream: Duplex): void {
  stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import type { PresenceMessage, PresencePlace, PresentPerson } from '../../../schemas/page/presence.ts';
import { createLastingSocket } from './lastingSocket.ts';

export type ChannelMessage = JsonObject & { type: string };

/** Why the server closed the channel for good; see `server/api/realtime/channel.ts`. */
export type ChannelEnd = 'signed-out' | 'held' | 'locked';

/** The WebSocket connection of a page, on which the server sends changes and commands. */
export interface Channel {
  /** Listens to changes of a collection's records, and after a lost connection to `missed`; returns the function that stops. */
  watch(collection: string, listener: (message: ChannelMessage) => void): () => void;
  /** Has the listeners of these collections told what changed since then (`performance.now()`), before the channel was open. */
  catchUp(collections: string[], since: number): void;
  on(type: string, listener: (message: ChannelMessage) => void): () => void;
  onEnd(listener: (end: ChannelEnd) => void): () => void;
  /** Calls the listener when a run of a flow asks something of its page or has ended; returns the function that stops this. */
  follow(run: string, listener: () => void): () => void;
  /** Tells the others at a record that this page is there, and the page who they are; returns the function that leaves it. */
  stand(here: PresencePlace, listener: (people: PresentPerson[]) => void): () => void;
  send(message: JsonObject): void;
  /** Opens the channel again after an end. */
  reopen(): void;
}

type Listeners = Map<string, Set<(message: ChannelMessage) => void>>;

const ends: Record<number, ChannelEnd> = { 4401: 'signed-out', 4403: 'held', 4423: 'locked' };

/**
 * Connects with the first listener, and reconnects by itself when the connection is lost; after an end only when asked
 * to.
 */
export function createChannel(open: () => WebSocket = openSocket): Channel {
  const watched: Listeners = new Map();
  const listeners: Listeners = new Map();
  const endListeners = new Set<(end: ChannelEnd) => void>();
  const socket = createLastingSocket({
    open,
    isEnd: (code) => code in ends,
    onOpen: (isBack) => {
      if (watched.size > 0) socket.send({ watch: [...watched.keys()] });
      for (const { repeat } of [presence, following, missing]) repeat();
      if (isBack) announceMissed(watched);
    },
    onText: (text) => deliver(text, { watched, listeners }),
    onEnd: (code) => tellEnd(ends[code], endListeners),
  });
  const presence = createPresence(listeners, socket);
  const following = createFollowing(listeners, socket);
  const missing = createMissing(socket);

  return {
    watch: (collection, listener) => {
      const stop = add(watched, collection, listener);
      socket.connect();
      if (watched.get(collection)?.size === 1) socket.send({ watch: [collection] });
      return () => {
        stop();
        if (!watched.has(collection)) socket.send({ leave: [collection] });
      };
    },
    on: (type, listener) => {
      const stop = add(listeners, type, listener);
      socket.connect();
      return stop;
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    catchUp: missing.ask,
    follow: following.follow,
    stand: presence.stand,
    send: socket.send,
    reopen: socket.reopen,
  };
}

/** The record at which the page is, sent again whenever the channel opens. */
function createPresence(listeners: Listeners, { connect, send }: ReturnType<typeof createLastingSocket>) {
  let place: PresencePlace | undefined;
  return {
    repeat: () => place && send({ here: { ...place } }),
    stand: (here: PresencePlace, listener: (people: PresentPerson[]) => void) => {
      place = here;
      const stop = add(listeners, 'present', (message) => {
        const { collection, id, people } = message as unknown as PresenceMessage; // only the server sends these messages
        if (collection === here.collection && id === here.id) listener(people);
      });
      connect();
      send({ here: { ...here } });
      return () => {
        stop();
        if (place !== here) return;
        place = undefined;
        send({ here: null });
      };
    },
  };
}

/** The runs of flows that the page follows, named again whenever the channel opens: they may have gone on meanwhile. */
function createFollowing(listeners: Listeners, { connect, send }: ReturnType<typeof createLastingSocket>) {
  const followed = new Map<string, () => void>();
  return {
    repeat: () => {
      for (const [run, listener] of followed) {
        send({ follow: run });
        listener();
      }
    },
    follow: (run: string, listener: () => void) => {
      followed.set(run, listener);
      const stop = add(listeners, 'run', ({ id }) => id === run && listener());
      connect();
      send({ follow: run });
      return () => {
        stop();
        followed.delete(run);
        send({ unfollow: run });
      };
    },
  };
}

/** What changed after a page was drawn and before it listened: asked for once the channel is open. */
function createMissing({ send }: ReturnType<typeof createLastingSocket>) {
  let waiting: [collections: string[], since: number][] = [];
  const ask = (collections: string[], since: number): void => {
    const age = Math.max(0, Math.round(performance.now() - since));
    if (!send({ missed: collections, age })) waiting.push([collections, since]);
  };
  return {
    ask,
    repeat: () => {
      const asked = waiting;
      waiting = [];
      for (const [collections, since] of asked) ask(collections, since);
    },
  };
}

function tellEnd(end: ChannelEnd | undefined, listeners: ReadonlySet<(end: ChannelEnd) => void>): void {
  if (end) for (const listener of listeners) listener(end);
}

/** Changes that happened while the channel was closed were not announced: listeners read again. */
function announceMissed(watched: Listeners): void {
  for (const [collection, listeners] of watched)
    for (const listener of listeners) listener({ type: 'changed', collection, action: 'missed' });
}

function deliver(text: string, { watched, listeners }: { watched: Listeners; listeners: Listeners }): void {
  const message: unknown = JSON.parse(text);
  if (!isMessage(message)) return;
  const concerned = message.type === 'changed' ? watched.get(String(message.collection)) : listeners.get(message.type);
  for (const listener of concerned ?? []) listener(message);
}

let channel: Channel | undefined;

/** The page's channel; created on first use, so that pages without live data open none. */
export function getChannel(): Channel {
  channel ??= createChannel();
  return channel;
}

function openSocket(): WebSocket {
  const address = new URL('/api/realtime', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

function isMessage(message: unknown): message is ChannelMessage {
  return isJsonObject(message) && typeof message.type === 'string';
}

function add<Value>(map: Map<string, Set<Value>>, key: string, value: Value): () => void {
  const set = map.get(key) ?? new Set();
  map.set(key, set.add(value));
  return () => {
    set.delete(value);
    if (set.size === 0 && map.get(key) === set) map.delete(key);
  };
}

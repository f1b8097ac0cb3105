import { isJsonObject, type JsonObject } from '../../schemas/json.ts';

export type LineMessage = JsonObject & { type: string };

/** Why the server closed the line for good; see `server/realtime/watcher.ts`. */
export type LineEnd = 'signed-out' | 'reset-needed' | 'locked';

/** The one connection of a page over which the server tells what happens. */
export interface Line {
  /** Hears of changes of a collection's records until the answer is called. */
  watch(collection: string, listener: (message: LineMessage) => void): () => void;
  on(type: string, listener: (message: LineMessage) => void): () => void;
  onEnd(listener: (end: LineEnd) => void): () => void;
  send(message: JsonObject): void;
  /** Opens it again after an end. */
  reopen(): void;
}

const ends: Record<number, LineEnd> = { 4401: 'signed-out', 4403: 'reset-needed', 4423: 'locked' };
const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** Opens with the first listener, and again by itself when it breaks; after an end only when it is asked to. */
export function createLine(open: () => WebSocket = openSocket): Line {
  const watched = new Map<string, Set<(message: LineMessage) => void>>();
  const listeners = new Map<string, Set<(message: LineMessage) => void>>();
  const endListeners = new Set<(end: LineEnd) => void>();
  let socket: WebSocket | undefined;
  let waitMs = firstWaitMs;
  let ended = false;

  function connect(): void {
    if (socket || ended) return;
    const opened = open();
    socket = opened;
    opened.addEventListener('open', () => {
      waitMs = firstWaitMs;
      if (watched.size > 0) say({ watch: [...watched.keys()] });
    });
    opened.addEventListener('message', ({ data }) => hear(String(data)));
    opened.addEventListener('close', ({ code }) => {
      socket = undefined;
      const end = ends[code];
      if (end) {
        ended = true;
        for (const listener of endListeners) listener(end);
        return;
      }
      // Each waits a little differently, so that a server that comes back is not met by all at once.
      setTimeout(connect, waitMs * (0.5 + Math.random()));
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    });
  }

  function say(message: JsonObject): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify(message));
  }

  function hear(text: string): void {
    const message: unknown = JSON.parse(text);
    if (!isMessage(message)) return;
    const concerned =
      message.type === 'changed' ? watched.get(String(message.collection)) : listeners.get(message.type);
    for (const listener of concerned ?? []) listener(message);
  }

  return {
    watch: (collection, listener) => {
      const isFirst = !watched.has(collection);
      const stop = add(watched, collection, listener);
      connect();
      if (isFirst) say({ watch: [collection] });
      return () => {
        stop();
        if (!watched.has(collection)) say({ leave: [collection] });
      };
    },
    on: (type, listener) => {
      const stop = add(listeners, type, listener);
      connect();
      return stop;
    },
    onEnd: (listener) => {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    send: say,
    reopen: () => {
      ended = false;
      connect();
    },
  };
}

let line: Line | undefined;

/** The page's line; made when it is first wanted, so pages that show nothing live open none. */
export function getLine(): Line {
  line ??= createLine();
  return line;
}

function openSocket(): WebSocket {
  const address = new URL('/api/realtime', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}

function isMessage(message: unknown): message is LineMessage {
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

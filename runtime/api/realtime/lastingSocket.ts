import type { JsonObject } from '../../../schemas/json.ts';

interface Options {
  open: () => WebSocket;
  /** Whether the server closed it for good, by the code it gave. */
  isEnd: (code: number) => boolean;
  onOpen: () => void;
  onText: (text: string) => void;
  onEnd: (code: number) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** A socket that reconnects by itself when the connection is lost; after an end only when asked to. */
export function createLastingSocket({ open, isEnd, onOpen, onText, onEnd }: Options) {
  let socket: WebSocket | undefined;
  let waitMs = firstWaitMs;
  let ended = false;

  function connect(): void {
    if (socket || ended) return;
    const opened = open();
    socket = opened;
    opened.addEventListener('open', () => {
      waitMs = firstWaitMs;
      onOpen();
    });
    opened.addEventListener('message', ({ data }) => onText(String(data)));
    opened.addEventListener('close', ({ code }) => {
      socket = undefined;
      if (isEnd(code)) {
        ended = true;
        return onEnd(code);
      }
      // A random delay, so that not all pages reconnect at once after a restart of the server.
      setTimeout(connect, waitMs * (0.5 + Math.random()));
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    });
  }

  return {
    connect,
    /** Dropped while the socket is not open; `onOpen` sends again what must arrive. */
    send(message: JsonObject): void {
      if (socket?.readyState === 1) socket.send(JSON.stringify(message));
    },
    reopen(): void {
      ended = false;
      connect();
    },
  };
}

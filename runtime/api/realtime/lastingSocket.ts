import type { JsonObject } from '../../../schemas/json.ts';
import { connection } from './connection.ts';

interface Options {
  open: () => WebSocket;
  /** Whether the server closed it for good, by the code it gave. */
  isEnd: (code: number) => boolean;
  /** `isBack`: after an earlier one was lost. */
  onOpen: (isBack: boolean) => void;
  onText: (text: string) => void;
  onEnd: (code: number) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 60_000;

/** So that not all pages reconnect at once after a restart of the server. */
const randomly = () => 0.5 + Math.random();

/** A socket that reconnects by itself when the connection is lost; after an end only when asked to. */
export function createLastingSocket({ open, isEnd, onOpen, onText, onEnd }: Options) {
  let socket: WebSocket | undefined;
  const backoff = createBackoff();
  let state: 'new' | 'opened' | 'ended' = 'new';

  function connect(): void {
    if (socket || state === 'ended') return;
    const opened = listen(open(), {
      onOpen: () => {
        backoff.reset();
        onOpen(state === 'opened');
        state = 'opened';
      },
      onText: (text) => socket === opened && onText(text),
      onClose: (code) => socket === opened && lose(code),
    });
    socket = opened;
  }

  function lose(code: number): void {
    socket = undefined;
    if (isEnd(code)) state = 'ended';
    const waitMs = backoff.lose(state === 'opened');
    if (state === 'ended') onEnd(code);
    else setTimeout(connect, waitMs);
  }

  // The device has a network again: whatever the old connection says, it may lead nowhere.
  globalThis.addEventListener?.('online', () => {
    if (state !== 'opened') return;
    socket?.close();
    socket = undefined;
    connect();
  });

  return {
    connect,
    /** Dropped while the socket is not open, and false then; `onOpen` sends again what must arrive. */
    send: (message: JsonObject): boolean => sendOn(socket, message),
    reopen(): void {
      if (state === 'ended') state = 'opened';
      connect();
    },
  };
}

function sendOn(socket: WebSocket | undefined, message: JsonObject): boolean {
  if (socket?.readyState !== 1) return false;
  socket.send(JSON.stringify(message));
  return true;
}

const reconnecting = {
  th: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กำลังเชื่อมต่อใหม่ ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน',
  en: 'The server cannot be reached, reconnecting. What you see may be out of date.',
};

/** Each try waits longer than the one before, until one succeeds. */
function createBackoff() {
  let waitMs = firstWaitMs;
  /** Since the socket was last open; the first may be a restart that needs no notice. */
  let losses = 0;
  return {
    reset(): void {
      waitMs = firstWaitMs;
      losses = 0;
      connection.setNotice(undefined);
    },
    /** Answers how long to wait before the next try. */
    lose(wasOpen: boolean): number {
      losses += 1;
      connection.setNotice(wasOpen && losses > 1 ? reconnecting : undefined);
      const wait = waitMs * randomly();
      waitMs = Math.min(waitMs * 2, longestWaitMs);
      return wait;
    },
  };
}

interface SocketListener {
  onOpen: () => void;
  onText: (text: string) => unknown;
  onClose: (code: number) => unknown;
}

function listen(socket: WebSocket, { onOpen, onText, onClose }: SocketListener): WebSocket {
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onText(String(data)));
  socket.addEventListener('close', ({ code }) => onClose(code));
  return socket;
}

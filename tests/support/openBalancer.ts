import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest, type TestAnswer, type TestRequest } from './sendRequest.ts';

export interface Balancer {
  /** Sends to one server after the other; where one did not answer, once more to the next. */
  send(request: Omit<TestRequest, 'port'>): Promise<TestAnswer>;
  /** Requests that needed their second attempt. */
  retried(): number;
  /** The server whose turn it is. */
  port(): number;
  close(): Promise<void>;
}

/** A proxy has nothing but these to know that a server is not there. */
const isUnserved = ({ status }: TestAnswer) => [502, 503, 504].includes(status);
/** So long after a server has ended, requests are still sent to it. */
const lookEveryMs = 1000;

/** What stands in front of several web processes: takes turns, tries again once, and learns late which of them came and went. */
export function openBalancer(readPorts: () => number[]): Balancer {
  let ports = readPorts();
  let turn = 0;
  let retried = 0;
  let isOpen = true;
  const looking = (async () => {
    while (isOpen) {
      await wait(lookEveryMs);
      const found = readPorts();
      if (found.length > 0) ports = found;
    }
  })();
  const port = () => ports[turn++ % ports.length] ?? 0;
  return {
    port,
    retried: () => retried,
    send: async (request) => {
      const chosen = port();
      const first = await sendRequest({ ...request, port: chosen }).catch(() => undefined);
      if (first && !isUnserved(first)) return first;
      retried += 1;
      return sendRequest({ ...request, port: ports.find((other) => other !== chosen) ?? chosen });
    },
    close: async () => {
      isOpen = false;
      await looking;
    },
  };
}

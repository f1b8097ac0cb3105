import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { openClient } from '../../support/openClient.ts';
import { startServer } from '../../support/startServer.ts';
import type { BenchRow } from '../support/benchRow.ts';
import { type Bench, demoPassword } from '../support/openBench.ts';
import { takeP95 } from '../support/watchKeys.ts';

const clients = 5000;
const atOnce = 100;
const messages = 5;
const host = 'factory.localhost';
const roles = ['admin', 'manager', 'sales', 'hr', 'warehouse', 'finance', 'purchaser', 'delivery', 'quality', 'user'];
const limits = ['socketsByAddress', 'socketsByPerson', 'socketsBySite'].map((name) => `${name}=20000`);
const opened = ['socketsOpenedByPerson', 'socketsOpenedBySite', 'socketsOpenedByAddress'].map(
  (name) => `${name}=60000/60`,
);

/** How long a message to everybody takes to 95 of 100 of the pages of 5,000 people who are open on one process. */
export const row: BenchRow = {
  name: 'realtime-5000',
  unit: 'ms',
  target: { of: 'figure', atMost: 500 },
  measure: async (bench) => {
    const server = await startCrowded(bench);
    const cookies = await Promise.all(roles.map((role) => signIn(server.port, role)));
    const sockets: WebSocket[] = [];
    const arrived: number[] = [];
    let sentAt = 0;
    const hear = (data: unknown) => {
      if (String(data).includes('"remote"')) arrived.push(performance.now() - sentAt);
    };
    try {
      for (let at = 0; at < clients; at += atOnce) {
        const some = Array.from({ length: atOnce }, (_, index) =>
          openSocket(server.port, cookies[(at + index) % cookies.length] ?? '', hear),
        );
        sockets.push(...(await Promise.all(some)));
      }
      const administrator = openClient({ port: server.port, host });
      await administrator.signIn('admin@demo.test', demoPassword);
      const worst: number[] = [];
      for (let message = 0; message < messages; message += 1) {
        arrived.length = 0;
        sentAt = performance.now();
        const sent = administrator.post('/api/remote', { to: '*', action: 'alert', text: `ข้อความ ${message}` });
        while (arrived.length < clients && performance.now() - sentAt < 30_000) await wait(5);
        await sent;
        if (arrived.length < clients) throw new Error(`${arrived.length} of ${clients} heard of it`);
        worst.push(takeP95(arrived));
      }
      // Whatever disturbs only slows: the best of some messages, as elsewhere.
      return { figure: Math.min(...worst), floor: null };
    } finally {
      for (const socket of sockets) socket.terminate();
    }
  },
};

async function startCrowded(bench: Bench) {
  const env = {
    DATABASE_URL: await bench.database(),
    DEMO: 'true',
    DEMO_PASSWORD: demoPassword,
    LIMITS: [...limits, ...opened].join(' '),
  };
  const server = await startServer({ env });
  bench.later(server.stop);
  return server;
}

async function signIn(port: number, role: string): Promise<string> {
  const client = openClient({ port, host });
  await client.signIn(`${role}@demo.test`, demoPassword);
  return client.cookie();
}

async function openSocket(port: number, cookie: string, hear: (data: unknown) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/realtime`, { headers: { host: `${host}:${port}`, cookie } });
  socket.on('message', hear);
  await once(socket, 'message');
  return socket;
}

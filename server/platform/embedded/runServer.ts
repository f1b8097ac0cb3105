import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { StartError } from '../config/startError.ts';
import type { ServerUser } from './chooseServerUser.ts';
import { pathFromInside } from './createCluster.ts';
import { spawnSupervised } from './spawnSupervised.ts';

export interface RunningServer {
  port: number;
  pid: number;
  /** Disconnects clients, checkpoints, and resolves when the server has stopped. */
  stop(): Promise<void>;
  ended: Promise<number | NodeJS.Signals>;
}

export interface ServerOptions {
  clusterDir: string;
  binDir: string;
  user?: ServerUser;
  log?: Logger;
}

const settings = {
  listen_addresses: '127.0.0.1',
  // No socket file: nothing can go stale, and no path is too long.
  unix_socket_directories: '',
  cluster_name: 'sala',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};
const partingMs = 500;
const stopPatienceMs = 15_000;

/** Starts the server on the given port of the loopback interface and waits until it accepts connections. */
export async function runServer(options: ServerOptions & { port: number }): Promise<RunningServer> {
  const { clusterDir, binDir, user, log, port } = options;
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { child, ended, onLine } = spawnSupervised({
    command: join(binDir, 'postgres'),
    args: ['-D', pathFromInside(clusterDir), ...flags],
    cwd: clusterDir,
    user,
  });
  let stopping = false;
  const ready = Promise.withResolvers<void>();
  const complaints: string[] = [];
  onLine((line) => {
    const severe = /\b(WARNING|FATAL|PANIC): /.test(line);
    log?.[severe && !stopping ? 'warn' : 'debug']({ part: 'postgres' }, line);
    if (/\b(FATAL|PANIC|HINT): |could not bind/.test(line)) complaints.push(line);
    if (line.includes('database system is ready to accept connections')) ready.resolve();
  });
  const early = ended.then((end) => {
    throw new StartError(`The embedded PostgreSQL did not start: ${complaints.join(' ') || `it ended with ${end}`}`);
  });
  await Promise.race([ready.promise, early]);
  early.catch(() => undefined);
  const stop = async () => {
    stopping = true;
    // Clients that are about to leave may finish; others are disconnected.
    child.kill('SIGTERM');
    const timers = [
      setTimeout(() => child.kill('SIGINT'), partingMs),
      setTimeout(() => child.kill('SIGQUIT'), stopPatienceMs),
    ];
    await ended;
    timers.forEach(clearTimeout);
  };
  return { port, pid: child.pid ?? 0, stop, ended };
}

/** A free port; another process may take it first, so be ready to try again. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from './sendRequest.ts';

const root = join(import.meta.dirname, '../..');
/** Compiling the sources is a third of what a start costs. */
export const compiled = { NODE_COMPILE_CACHE: join(root, '.cache', 'servers') };

export interface RunningServer {
  port: number;
  pid: number;
  /** From the start of the process to the first healthy answer. */
  isRunning(): boolean;
  readyMs: number;
  /** The address of a demo site: `url('academy.localhost', '/')`. */
  url(host: string, path: string): string;
  /** Everything it has written so far, both streams. */
  log(): string;
  /** Asks it to stop, waits until it has, and removes what was only its own. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  env?: Record<string, string>;
  /** Keeps the data of an earlier start; without it and without DATABASE_URL a new folder is used and removed. */
  dataDir?: string;
  readyWithinMs?: number;
  /** A port of an earlier start, for a server that comes back; else a free one. */
  port?: number;
  /** Another copy of the sources than this one. */
  root?: string;
  /** Through `npm start`, as people do; else Node runs the server directly. */
  throughNpm?: boolean;
}

/**
 * Starts the product as `npm start` does, on a free port, and waits until it is healthy; a worker, which answers nothing, until it
 * says that it is ready.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await findFreePort());
  const isWorker = options.env?.ROLE === 'worker';
  const ownFolder = options.dataDir ? null : await mkdtemp(join(tmpdir(), 'sala-server-'));
  const startedAt = performance.now();
  const [command, args] = options.throughNpm ? ['npm', ['start']] : [process.execPath, ['server/main.ts']];
  const child = spawn(command, args, {
    cwd: options.root ?? root,
    detached: options.throughNpm, // a group of its own, so that npm and what it started end together
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnv({
      PORT: String(port),
      DATA_DIR: options.dataDir ?? ownFolder ?? '',
      LOG_LEVEL: isWorker ? 'info' : 'warn',
      ...compiled,
      ...options.env,
    }),
  });
  const lines: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk));
  const log = () => Buffer.concat(lines).toString('utf8');
  const stop = async () => {
    await endProcess(child, options.throughNpm === true);
    if (ownFolder) await rm(ownFolder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const isReady = isWorker
      ? async () => log().includes('Sala is ready')
      : async () => (await sendRequest({ port, path: '/api/health' })).status === 200;
    await waitUntilReady({ child, isReady, withinMs: options.readyWithinMs ?? 90_000 });
  } catch (error) {
    await stop();
    throw new Error(`the server did not start: ${String(error)}\n${log()}`);
  }
  return {
    port,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    readyMs: performance.now() - startedAt,
    url: (host, path) => `http://${host}:${port}${path}`,
    log,
    stop,
  };
}

/** What configures the product must come from the test, not from the shell that runs it. */
function cleanEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  const configured =
    /^(PORT|HOST|DATA_DIR|DATABASE_URL|DATABASE_APP_URL|REDIS_URL|ROLE|PLUGINS|S3_.*|SMTP_URL|SECRET|TRUST_PROXY|LOG_LEVEL|DEMO|DEMO_PASSWORD|PUBLIC_PROTOCOL|PUBLIC_PORT|METRICS_TOKEN|OUTGOING_.*|NODE_ENV|VITEST.*)$/;
  const kept = Object.entries(process.env).filter(([name]) => !configured.test(name));
  return { ...Object.fromEntries(kept), ...extra };
}

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

interface Waiting {
  child: ChildProcess;
  /** May throw: not yet. */
  isReady(): Promise<boolean>;
  withinMs: number;
}

async function waitUntilReady({ child, isReady, withinMs }: Waiting): Promise<void> {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    if (await isReady().catch(() => false)) return;
    await wait(25);
  }
  throw new Error(`not ready within ${withinMs} ms`);
}

/** npm leaves when it is asked to, but its server only afterwards: with it, the group is asked and all of it waited for. */
async function endProcess(child: ChildProcess, wholeGroup: boolean): Promise<void> {
  if (child.pid === undefined || child.stdout?.closed) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const target = wholeGroup ? -child.pid : child.pid;
  sendSignal(target, 'SIGTERM');
  const timer = setTimeout(() => sendSignal(target, 'SIGKILL'), 20_000);
  await closed;
  clearTimeout(timer);
}

function sendSignal(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!isGone) throw error;
  }
}

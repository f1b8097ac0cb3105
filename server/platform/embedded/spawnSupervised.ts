import { type ChildProcess, spawn } from 'node:child_process';
import type { ServerUser } from './chooseServerUser.ts';

export interface GuardedProcess {
  child: ChildProcess;
  /** Lines written to its standard error. */
  onLine(listener: (line: string) => void): void;
  /** Resolves when the program ends: with its exit code, or the signal. */
  ended: Promise<number | NodeJS.Signals>;
}

/**
 * Starts a PostgreSQL program in a folder, as a user, that never outlives Sala. It gets a process group of its own, so
 * that Ctrl-C in the terminal reaches Sala alone. `readable` becomes its descriptor 3.
 */
export function spawnSupervised(options: {
  command: string;
  args: string[];
  cwd: string;
  user?: ServerUser;
  readable?: number;
}): GuardedProcess {
  const { command, args, cwd, user, readable } = options;
  const child = spawn(command, args, {
    cwd,
    ...user,
    detached: true,
    // The caller's PG* variables and locale must not reach the server.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', readable ?? 'ignore'],
  });
  if (child.pid) guard(child, user);
  const listeners: ((line: string) => void)[] = [];
  readLines(child, (line) => {
    for (const listener of listeners) listener(line);
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { child, onLine: (listener) => listeners.push(listener), ended };
}

/**
 * Starts a shell that waits on a pipe from Sala. When Sala ends in any way, the pipe closes and the shell stops the
 * program; a line on the pipe dismisses it. On a system without a shell the next start stops the orphan.
 */
function guard(child: ChildProcess, user?: ServerUser): void {
  const watcher = spawn('/bin/sh', ['-c', 'read -r _ || kill -INT "$1"', 'sala', String(child.pid)], {
    cwd: '/',
    ...user,
    detached: true,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.on('error', () => undefined);
  watcher.stdin.on('error', () => undefined);
  child.on('exit', () => watcher.stdin.end('\n'));
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  let rest = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(onLine);
  });
}

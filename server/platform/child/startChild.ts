import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { rootDir } from '../config/rootDir.ts';
import { watchMemory } from './watchMemory.ts';

/** Why a job got no answer: it used up its time or its memory, or its process ended otherwise. */
export class ChildEnded extends Error {
  readonly why: 'time' | 'memory' | 'other';
  constructor(why: ChildEnded['why']) {
    super(`a child process ended: ${why}`);
    this.why = why;
  }
}

export interface ChildOptions {
  /** What its JavaScript may hold, in MB. */
  memoryMb: number;
  /** What the whole process may take, in MB: with what decoders and buffers hold. */
  wholeMb: number;
  /** How far it stands behind the server when both want to compute: 0 to 19. */
  niceness: number;
}

/** A process for work on hostile files: one job after the other. */
export interface Child<Job, Answer> {
  pid: number | undefined;
  hasEnded(): boolean;
  /** Ends the process, too, when the time is up or the caller gives up. Throws `ChildEnded`, or what the caller gave up for. */
  ask(job: Job, options: { ms: number; signal?: AbortSignal }): Promise<Answer>;
  stop(): void;
}

/** The process gets no other environment variables: no secrets, and no options of Node. */
const passedOn = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
/** Compiled modules, so that starting costs a tenth; where it cannot be written they are compiled each time. */
const NODE_COMPILE_CACHE = join(rootDir, '.cache', 'children');
const stderrKept = 10_000;

/**
 * Starts a module that calls `answerParent` as a process of its own, so that no file can end or block this one. Not for reuse after a
 * failure. While it has no job it does not keep the server running.
 */
export function startChild<Job extends object, Answer>(
  module: URL,
  { memoryMb, wholeMb, niceness }: ChildOptions,
): Child<Job, Answer> {
  const child = fork(module, {
    execArgv: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=4'],
    env: { ...readPassedOn(), NODE_COMPILE_CACHE },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const ended = watchEnd(child, wholeMb);
  let isOver = false;
  ended.catch(() => {
    isOver = true; // it may end while nobody waits
  });
  const hold = (held: boolean) => {
    const parts = [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null]; // a pipe has both
    for (const part of parts) held ? part?.ref?.() : part?.unref?.();
  };
  const stop = () => {
    child.kill('SIGKILL');
  };
  hold(false);
  return {
    pid: child.pid,
    hasEnded: () => isOver,
    stop,
    ask: async (job, { ms, signal }) => {
      signal?.throwIfAborted();
      hold(true);
      const { answered, forget } = receiveAnswer<Answer>(child, { ms, signal });
      try {
        child.send(job, () => undefined); // one that has ended is told by `ended`
        return await Promise.race([answered, ended]);
      } catch (error) {
        stop();
        throw error;
      } finally {
        forget();
        hold(false);
      }
    },
  };
}

function readPassedOn(): Record<string, string> {
  return Object.fromEntries(passedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** Rejects when the process ends: with the reason that V8 writes before it aborts, or because it took too much. */
function watchEnd(child: ChildProcess, wholeMb: number): Promise<never> {
  let said = '';
  let isTooLarge = false;
  const end = () => {
    isTooLarge = true;
    child.kill('SIGKILL');
  };
  const memory = child.pid === undefined ? undefined : watchMemory(child.pid, { mostMb: wholeMb, end });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-stderrKept);
  });
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      memory?.stop();
      const isMemory = isTooLarge || said.includes('heap out of memory');
      reject(new ChildEnded(isMemory ? 'memory' : 'other'));
    });
  });
  return ended;
}

function receiveAnswer<Answer>(child: ChildProcess, { ms, signal }: { ms: number; signal?: AbortSignal }) {
  let forget: () => void = () => undefined;
  const answered = new Promise<Answer>((resolve, reject) => {
    const receive = (answer: unknown) => resolve(answer as Answer); // all that the module sends
    const giveUp = () => reject(signal?.reason);
    const timer = setTimeout(() => reject(new ChildEnded('time')), ms);
    child.once('message', receive);
    signal?.addEventListener('abort', giveUp);
    forget = () => {
      clearTimeout(timer);
      child.removeListener('message', receive);
      signal?.removeEventListener('abort', giveUp);
    };
  });
  return { answered, forget };
}

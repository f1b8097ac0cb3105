import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchJobs } from './openBenchJobs.ts';

/** How often each kind of work was answered with which status. */
export type FloodAnswers = Record<string, Record<number, number>>;

export interface Flood {
  begin(): Promise<FloodAnswers>;
  /** Answered when nothing is under way any more. */
  pause(): Promise<FloodAnswers>;
  stop(): Promise<void>;
}

/** Many callers of one site, in a process of their own; quiet until `begin`. */
export async function startFlood({ host, port, path, administrator }: BenchJobs): Promise<Flood> {
  const child = fork(join(import.meta.dirname, '../flood/floodSite.ts'), {
    env: {
      ...process.env,
      HOST: host,
      PORT: String(port),
      COOKIE: administrator,
      COLLECTION: path.slice('/api/'.length),
    },
  });
  await once(child, 'message');
  const tell = async (word: string) => {
    const told = once(child, 'message');
    child.send(word);
    return (await told)[0] as FloodAnswers; // all that it sends after its first word
  };
  return {
    begin: () => tell('begin'),
    pause: () => tell('pause'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

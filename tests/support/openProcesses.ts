import { type RunningServer, startServer } from './startServer.ts';
import type { TestApp } from './testApp.ts';

export interface Processes {
  /** Those that run now. */
  running(role: 'web' | 'worker'): RunningServer[];
  /** Ends one without any warning. */
  kill(role: 'web' | 'worker', at?: number): Promise<void>;
  /** The same, and starts another in its place. */
  replace(role: 'web' | 'worker', at?: number): Promise<void>;
  close(): Promise<void>;
}

/** Sala in several processes on the database of a test: so many that answer, so many that work. */
export async function openProcesses(
  { app }: TestApp,
  { web, worker, env = {} }: { web: number; worker: number; env?: Record<string, string> },
): Promise<Processes> {
  const { databaseUrl = '', redisUrl, dataDir } = app.config;
  const start = (role: string) =>
    startServer({
      dataDir,
      env: { DATABASE_URL: databaseUrl, ...(redisUrl && { REDIS_URL: redisUrl }), ROLE: role, ...env },
    });
  const all: Record<'web' | 'worker', RunningServer[]> = { web: [], worker: [] };
  const many = (role: 'web' | 'worker', count: number) =>
    Promise.all(Array.from({ length: count }, async () => all[role].push(await start(role))));
  await Promise.all([many('web', web), many('worker', worker)]);
  const kill: Processes['kill'] = async (role, at = 0) => {
    const [ended] = all[role].splice(at, 1);
    if (!ended) throw new Error(`no ${role} runs`);
    if (!ended.isRunning()) throw new Error(`a ${role} had ended by itself:\n${ended.log()}`);
    process.kill(ended.pid, 'SIGKILL');
    await ended.stop();
  };
  return {
    running: (role) => all[role],
    kill,
    replace: async (role, at) => {
      await kill(role, at);
      all[role].push(await start(role));
    },
    close: async () => {
      await Promise.all([...all.web, ...all.worker].map((one) => one.stop()));
    },
  };
}

import type { PlatformParts } from './platformParts.ts';

const patienceMs = 3000;

/** Whether this process, its database and its queue work. */
export async function checkHealth({ db, queue, version, config }: PlatformParts) {
  const [database, ready] = await Promise.all([
    measure(() => db.platform.query('select 1')),
    measure(() => queue.isReady()),
  ]);
  return {
    healthy: database.ok && ready.ok,
    version,
    role: config.role,
    database,
    queue: { ...ready, kind: queue.kind },
    uptime: Math.round(process.uptime()),
  };
}

/** Whether a part answers in time, and how long it took. */
async function measure(ask: () => Promise<unknown>): Promise<{ ok: boolean; ms: number }> {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, refuse) => {
    timer = setTimeout(() => refuse(new Error('no answer in time')), patienceMs);
  });
  try {
    await Promise.race([ask(), late]);
    return { ok: true, ms: took() };
  } catch {
    return { ok: false, ms: took() };
  } finally {
    clearTimeout(timer);
  }
}

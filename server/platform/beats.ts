import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { PlatformParts } from './platformParts.ts';

const beatMs = 15_000;
/** A process that was not seen for so long is gone. */
const goneSeconds = 60;

export interface Beat {
  id: string;
  role: string;
  host: string;
  pid: number;
  version: string;
  memory: number;
  startedAt: string;
  seenAt: string;
}

/** Says in the database that this process is alive, until it is stopped. */
export function startBeats({ db, config, version, log }: PlatformParts): () => Promise<void> {
  const id = randomUUID();
  const started = new Date(Date.now() - process.uptime() * 1000).toISOString();
  let running: Promise<unknown> = Promise.resolve();
  const beat = () => {
    running = db.platform
      .query(beatSql, [id, config.role, hostname(), process.pid, version, process.memoryUsage().rss, started])
      .catch((error: unknown) => log.warn({ err: error }, 'saying that this process is alive'));
  };
  beat();
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await db.platform.query('delete from process_beat where id = $1', [id]).catch(() => undefined);
  };
}

/** The processes that are alive. */
export function listBeats({ db }: Pick<PlatformParts, 'db'>): Promise<Beat[]> {
  return db.platform.query<Beat>(
    `select id, role, host, pid, version, memory::float8 as memory, started_at as "startedAt", seen_at as "seenAt"
     from process_beat where seen_at > now() - interval '${goneSeconds} seconds' order by started_at`,
  );
}

const beatSql = `
  with gone as (delete from process_beat where seen_at < now() - interval '1 hour')
  insert into process_beat (id, role, host, pid, version, memory, started_at) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set memory = excluded.memory, seen_at = now()`;

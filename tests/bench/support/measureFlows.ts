import { setTimeout as pause } from 'node:timers/promises';
import { openClient } from '../../support/openClient.ts';
import { runAsAdmin } from '../../support/runAsAdmin.ts';
import { startServer } from '../../support/startServer.ts';
import { timeBareJobs } from '../floor/bareJobs.ts';
import type { Measurement } from './benchRow.ts';
import { type Bench, demoPassword } from './openBench.ts';
import { expectOk } from './openBenchJobs.ts';

const chains = 1000;
const length = 5;
const turns = 3;

/** Durable flows of five steps a second in one process, and what BullMQ alone does on the same backend. */
export async function measureFlows(bench: Bench, { redisUrl }: { redisUrl?: string } = {}): Promise<Measurement> {
  const databaseUrl = await bench.database();
  const server = await startServer({
    env: {
      DATABASE_URL: databaseUrl,
      DEMO: 'true',
      DEMO_PASSWORD: demoPassword,
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
  });
  try {
    const pattern = await runOnce(server.port);
    const [ours, floors]: number[][] = [[], []];
    for (let turn = 0; turn <= turns; turn += 1) {
      const floor = await timeBareJobs({ databaseUrl, redisUrl }, { chains, length });
      const taken = await timeRuns(databaseUrl, { pattern, turn });
      // The first turn warms.
      if (turn > 0) {
        floors?.push(floor);
        ours?.push(taken);
      }
    }
    return { figure: toRate(ours), floor: toRate(floors) };
  } finally {
    await server.stop();
  }
}

/** Whatever disturbs only slows: the best of the turns. */
const toRate = (times: number[] = []) => (chains * 1000) / Math.min(...times);

/** A run like which the others are made. */
async function runOnce(port: number): Promise<string> {
  const client = openClient({ port, host: 'shop.localhost' });
  await expectOk(client.signIn('superadmin@demo.test', demoPassword));
  const steps = Array.from({ length }, (_, at) => ({
    uid: `s${at}`,
    code: 'set',
    params: { values: { total: at === 0 ? '=input.total * 1.07' : '=vars.total * 1.07' } },
  }));
  const made = await expectOk(client.post('/api/workflow', { data: { title: 'bench', definition: { steps } } }));
  const run = await expectOk(client.post(`/api/flow/${made.data.id}/run`, { input: { total: 100 } }));
  return run.data.id;
}

/** Milliseconds from the first step of a thousand runs to the end of the last, by the clock of the database. */
async function timeRuns(databaseUrl: string, { pattern, turn }: { pattern: string; turn: number }): Promise<number> {
  const like = `${pattern}-${turn}-%`;
  await runAsAdmin(
    databaseUrl,
    `insert into sala.flow_run (id, site_id, flow_id, flow_version, definition, input, account_id, only_decides)
     select $1 || '-' || $2::int || '-' || n, site_id, flow_id, flow_version, definition, input, account_id, only_decides
     from sala.flow_run, generate_series(1, $3::int) n where id = $1`,
    [pattern, turn, chains],
  );
  for (;;) {
    await pause(100);
    const [counted] = await runAsAdmin<{ ended: string; bad: string }>(
      databaseUrl,
      `select count(*) filter (where status = 'done') as ended, count(*) filter (where status = 'failed') as bad
       from sala.flow_run where id like $1`,
      [like],
    );
    if (Number(counted?.bad) > 0) throw new Error('runs failed');
    if (Number(counted?.ended) === chains) break;
  }
  const [taken] = await runAsAdmin<{ ms: string }>(
    databaseUrl,
    `select extract(epoch from max(r.finished_at) - (select min(started_at) from sala.flow_step where run_id like $1)) * 1000 as ms
     from sala.flow_run r where r.id like $1`,
    [like],
  );
  return Number(taken?.ms);
}

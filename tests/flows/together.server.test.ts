import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../../schemas/index.ts';
import { runFlows } from '../../server/flows/advanceRun.ts';
import { claimRuns } from '../../server/flows/runs/claimRuns.ts';
import type { RunRow } from '../../server/flows/runs/flowRows.ts';
import { writeEnd } from '../../server/flows/runs/storeStep.ts';
import { openStoreTogether } from '../../server/flows/runs/storeTogether.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const query = <Row extends object>(sql: string, values: unknown[] = []) => test.app.db.platform.query<Row>(sql, values);

const set = (uid: string, n: string) => ({ uid, code: 'set', params: { values: { n } } });

async function startRuns(count: number): Promise<string[]> {
  const steps = [
    set('a', '=input.n'),
    { uid: 'b', code: 'loop', params: { list: 'vars.n > 10 ? [1, 2] : []' }, steps: [set('c', '=item')] },
  ];
  const made = await test.as('admin')('/api/workflow', { body: { data: { title: 'x', definition: { steps } } } });
  expect(made.status, made.text).toBe(201);
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const started = await test.as('admin')(`/api/flow/${made.json().data.id}/run`, { body: { input: { n } } });
    expect(started.status, started.text).toBe(202);
    ids.push(started.json().data.id);
  }
  return ids;
}

/** Runs that a worker has in its hands. */
async function claimThree(): Promise<[RunRow, RunRow, RunRow]> {
  await startRuns(3);
  const claimed = await claimRuns(test.app.db.platform, { count: 8, onlyDecides: true });
  expect(claimed).toHaveLength(3);
  return claimed as [RunRow, RunRow, RunRow];
}

const endOf = (run: RunRow, output: Json = {}) =>
  writeEnd(run, { key: 'a', code: 'set', result: { status: 'done', output } });

const stepsOf = async (runs: RunRow[]) =>
  (
    await query<{ id: string }>('select run_id as id from flow_step where run_id = any ($1)', [
      runs.map(({ id }) => id),
    ])
  ).map(({ id }) => id);

it('runs that decide side by side each have their whole history, with their own values', async () => {
  const ids = await startRuns(20);
  await runFlows(test.app);
  const histories = await query<{ id: string; keys: string[]; output: Json }>(
    `select r.id, array_agg(s.key order by s.id) as keys, min(s.output::text) filter (where s.key = 'a')::json as output
     from flow_run r join flow_step s on s.run_id = r.id
     where r.id = any ($1) and r.status = 'done' and s.status = 'done' and s.finished_at >= s.started_at group by 1`,
    [ids],
  );
  const found = new Map(histories.map(({ id, ...history }) => [id, history]));
  for (const [n, id] of ids.entries())
    expect(found.get(id)).toEqual({ keys: n > 10 ? ['a', 'b', 'b/0/c', 'b/1/c'] : ['a', 'b'], output: { n } });
});

it('a value that the database refuses fails alone', async () => {
  const runs = await claimThree();
  const store = openStoreTogether(test.app.db);
  // Half of a character: JSON to JavaScript, but not to PostgreSQL.
  const stored = await Promise.allSettled(
    runs.map((run, at) => store.step(endOf(run, { text: at === 1 ? '\ud800' : 'x' }))),
  );
  expect(stored.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await stepsOf(runs)).toSorted()).toEqual([runs[0].id, runs[2].id].toSorted());
});

it('nothing is stored of a run that another worker has taken over, while those beside it go on', async () => {
  const runs = await claimThree();
  const [lost, ...ours] = runs;
  await query('update flow_run set lease = lease + 1 where id = $1', [lost.id]);
  const store = openStoreTogether(test.app.db);
  const stored = await Promise.allSettled(runs.map((run) => store.step(endOf(run))));
  expect(stored.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const ended = await Promise.allSettled(runs.map((run) => store.run({ run, end: { status: 'done', vars: {} } })));
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect((await stepsOf(runs)).toSorted()).toEqual(ours.map(({ id }) => id).toSorted());
  expect(await query('select status from flow_run where id = $1', [lost.id])).toEqual([{ status: 'running' }]);
});

it('a run is out of reach of what another site stores', async () => {
  const [run] = await claimThree();
  const elsewhere = { ...run, site_id: (await test.site('shop')).id };
  const store = openStoreTogether(test.app.db);
  await expect(store.step(endOf(elsewhere))).rejects.toThrow('no longer ours');
  await expect(store.run({ run: elsewhere, end: { status: 'done', vars: {} } })).rejects.toThrow('no longer ours');
  expect(await stepsOf([run])).toEqual([]);
});

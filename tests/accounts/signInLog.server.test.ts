import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepSignIns } from '../../server/identity/credentials/sweepSignIns.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('the log of sign-ins is kept as long as the deployment says, on every site, and no longer', async () => {
  const { platform } = test.app.db;
  for (const name of ['academy', 'shop'] as const)
    for (const days of [0, 364, 366, 800])
      await platform.query(
        `insert into sign_in_log (site_id, name, outcome, via, at)
         values ($1, $2, 'ok', 'password', now() - make_interval(days => $3::int))`,
        [(await test.site(name)).id, `swept-${days}@people.example`, days],
      );
  expect(test.app.config.signInLogDays).toBe(365);
  expect(await sweepSignIns(test.app.db, 365)).toBe(4);
  const left = await platform.query<{ name: string }>(
    `select distinct name from sign_in_log where name like 'swept-%' order by name`,
  );
  expect(left.map(({ name }) => name)).toEqual(['swept-0@people.example', 'swept-364@people.example']);
  expect(await sweepSignIns(test.app.db, 365)).toBe(0);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimEffects } from '../../server/records/effects/runOutbox.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('takes the effects of sites in turns: a site that floods the outbox delays itself alone', async () => {
  const [flooding, other] = [await test.site('factory'), await test.site('shop')];
  const add = (siteId: string, count: number) =>
    test.app.db.platform.query(
      `insert into outbox (site_id, collection, record_id, record_version, effect, key)
       select $1, 'task', 'none' || number, 1, 'none', 'flood' || number from generate_series(1, $2::int) as number`,
      [siteId, count],
    );
  await test.app.db.platform.query(`update outbox set status = 'done' where status in ('waiting', 'running')`);
  await add(flooding.id, 5000);
  await add(other.id, 3);
  const claimed = await claimEffects(test.app);
  expect(claimed).toHaveLength(20);
  expect(claimed.filter(({ site_id }) => site_id === other.id)).toHaveLength(3);
});

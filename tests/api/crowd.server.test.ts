import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../support/sendRequest.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const loud = 'factory.localhost';
const quiet = 'shop.localhost';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({
    LIMITS: 'requestsBySite=4 requestsBySiteInCrowd=2 requestsWaiting=6 connectionsBySite=2',
  });
});
afterAll(() => test.close());

/** Requests whose body never ends: each holds what a request holds. */
function hold(path: string): () => void {
  const headers = { host: `${loud}:${test.port}`, 'content-type': 'application/json', 'content-length': '100' };
  const call = request({ host: '127.0.0.1', port: test.port, path, method: 'POST', headers, agent: false });
  call.on('error', () => undefined);
  call.write('{');
  return () => call.destroy();
}

/** Keeps all places and the queue full, however fast they are handed on. */
function flood(): () => void {
  const ends = Array.from({ length: 10 }, () => hold('/api/signin'));
  const timer = setInterval(() => ends.push(hold('/api/signin'), hold('/api/signin')), 20);
  return () => {
    clearInterval(timer);
    for (const end of ends) end();
  };
}

/** Between two of the flood there may be room for one. */
async function askUntilRefused(language: string): Promise<TestAnswer> {
  const ask = () => test.call('/api/page?path=/', { host: loud, headers: { cookie: `sala_language=${language}` } });
  let answer = await ask();
  for (let more = 0; more < 10 && answer.status !== 503; more += 1) answer = await ask();
  return answer;
}

describe('a site that has more requests than it may have at once', () => {
  it('is refused with 503, a time to come again and words to read, while another site, health and figures are answered', async () => {
    const end = flood();
    await expect.poll(() => test.app.share.figures().waiting).toBe(6);
    const refused = await askUntilRefused('en');
    expect([refused.status, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'site_busy', '5']);
    expect(refused.json().message).toContain('wait 5 seconds');
    expect((await askUntilRefused('th')).json().message).toContain('กรุณารอ 5 วินาที');
    expect((await test.call('/api/page?path=/', { host: quiet })).status).toBe(200);
    expect((await test.call('/api/health', { host: loud })).status).toBe(200);
    const figures = (await test.call('/metrics', { host: loud })).text;
    expect(figures).toMatch(/^sala_requests_waiting \d$/m);
    expect(figures).toMatch(/^sala_requests_refused_total [1-9]\d*$/m);
    end();
    await expect.poll(() => test.app.share.figures()).toMatchObject({ working: 0, waiting: 0 });
    expect((await test.call('/api/page?path=/', { host: loud })).status).toBe(200);
  });

  it('holds only its share of the connections to the database', async () => {
    const [site, other] = [await test.site('factory'), await test.site('shop')];
    const slow = Array.from({ length: 20 }, () => test.app.db.site(site.id).query('select pg_sleep(0.3)'));
    let done = 0;
    for (const query of slow) void query.then(() => (done += 1));
    const countBusy = async () => {
      const [row] = await test.app.db.platform.query<{ count: number }>(
        `select count(*) from pg_stat_activity where query = 'select pg_sleep(0.3)' and state = 'active' and datname = current_database()`,
      );
      return row?.count;
    };
    await expect.poll(countBusy, { interval: 20 }).toBe(2);
    await test.app.db.site(other.id).query('select 1');
    expect(done, 'of the crowd, when the other is answered').toBeLessThan(slow.length);
    expect(await countBusy()).toBeLessThanOrEqual(2);
    await Promise.all(slow);
  });
});

import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonObject } from '../../schemas/index.ts';
import type { Call } from '../../server/api/call/defineCall.ts';
import { callGroups } from '../../server/api/calls/callGroups.ts';
import { rateTable } from '../../server/platform/config/limitTable.ts';
import { testTimeout } from '../support/patience.ts';
import { createRandom, pick, type Random, randomJson, randomObject } from '../support/randomJson.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';
import { watchLoop } from '../support/watchLoop.ts';

/** Random bodies for every call: `SALA_BODIES=100000` for the whole figure, `SALA_BODIES_SEED` for others. */
const count = Number(process.env.SALA_BODIES ?? 150);
const seed = Number(process.env.SALA_BODIES_SEED ?? 1);
const atOnce = 8;
const mostGrowth = 400 * 1024 * 1024;

/** They end what the other calls need: a session, or the site. */
const ending = /signOut|suspend|deleteSite|lock(Session|Screen)?$/i;
const calls = callGroups
  .flatMap((group) => group.calls)
  .filter(({ body, id, anySite }) => body !== undefined && !anySite && !ending.test(id));
const roles = ['root', 'root', 'root', 'admin', 'user', undefined] as const;
const params: Record<string, string[]> = {
  collection: ['supplier', 'product', 'customer', 'task', 'quotation', 'none'],
  id: ['none', 'demo_user', 'demo_root'],
  name: ['none', 'supplier'],
  key: ['page%2Fhome', 'none'],
};

/** Limits of how often would answer most of them before any validation. */
const unlimited = Object.keys(rateTable)
  .map((name) => `${name}=999999999`)
  .join(' ');

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ LIMITS: unlimited });
});
afterAll(() => test.close());

function fillPath({ path }: Call, random: Random): string {
  return path.replace(/:(\w+)/g, (_, name: string) => pick(random, params[name] ?? ['none']));
}

function writeBody(call: Call, random: Random): unknown {
  if (random() < 0.05) return randomJson(random);
  return randomObject(random, call.body as JsonObject);
}

/** Deeper than anything that calls itself for each level could follow. */
function writeDeep(call: Call, random: Random): string {
  const names = Object.keys(call.body ?? {});
  const name = pick(random, names.length > 0 ? names : ['none']).replace(/\?$/, '');
  const levels = 20_000;
  return `{"${name}":${'{"a":['.repeat(levels)}1${']}'.repeat(levels)}}`;
}

/** A session of its own, because some calls end the one that they are made with. */
async function signIn(role: string): Promise<string> {
  const site = await test.site('factory');
  const token = randomBytes(32).toString('base64url');
  await test.app.db.platform.query(
    `insert into session (id_hash, site_id, account_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), site.id, `demo_${role}`],
  );
  return `sala=${token}`;
}

it(`answers ${count} random bodies without a failure, a block over 200 ms or memory that grows`, {
  timeout: testTimeout + count * 100,
}, async () => {
  const random = createRandom(seed);
  const failed: string[] = [];
  const answered = new Map<number, number>();
  const cookies = new Map<string, string>();
  const send = async (): Promise<void> => {
    const call = pick(random, calls);
    const role = pick(random, roles);
    const body = writeBody(call, random);
    const headers: Record<string, string> = {};
    if (role) {
      const cookie = cookies.get(role) ?? (await signIn(role));
      cookies.set(role, cookie);
      headers.cookie = cookie;
    }
    const path = fillPath(call, random);
    const sent = random() < 0.01 ? { text: writeDeep(call, random) } : { body };
    const method = call.method.toUpperCase();
    const { status, text } = await test.call(path, { method, headers, ...sent });
    answered.set(status, (answered.get(status) ?? 0) + 1);
    if (role && status === 401) cookies.delete(role);
    if (status >= 500 && failed.length < 20)
      failed.push(`${call.id} ${role}: ${(sent.text ?? JSON.stringify(body))?.slice(0, 400)} → ${text.slice(0, 200)}`);
  };
  for (let warm = 0; warm < 200; warm += 1) await send(); // what is compiled once is compiled before it counts
  const before = process.memoryUsage().rss;
  const loop = watchLoop();
  let left = count;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await send();
    }),
  );
  loop.stop();
  const growth = process.memoryUsage().rss - before;
  if (count > 1000)
    console.log({ count, seed, answered: Object.fromEntries(answered), longest: loop.longest(), growth });
  expect(failed).toEqual([]);
  expect(loop.longest()).toBeLessThan(200);
  expect(growth).toBeLessThan(mostGrowth);
});

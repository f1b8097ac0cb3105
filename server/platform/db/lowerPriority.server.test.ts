import { getPriority } from 'node:os';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/testDatabase.ts';
import { deriveAppUrl } from './appRole.ts';
import { type Database, openDatabase } from './database.ts';
import type { TenantDb } from './tenantDb.ts';

const siteId = '00000000-0000-4000-8000-000000000001';
let db: Database;
beforeAll(async () => {
  const { url } = await openTestDatabase();
  db = openDatabase({ ownerUrl: url, appUrl: deriveAppUrl(url), log: pino({ level: 'silent' }) });
});
afterAll(() => db.close());

async function readPriority(site: TenantDb): Promise<number> {
  const [row] = await site.query<{ pid: number }>('select pg_backend_pid() as pid');
  return getPriority(row?.pid);
}

it('lets the database stand back with the queries of callers, and with no others', async () => {
  const usual = await readPriority(db.site(siteId));
  for (const kind of ['visitor', 'person'] as const)
    await expect.poll(() => readPriority(db.callers[kind](siteId))).toBeGreaterThan(usual);
  expect(await readPriority(db.site(siteId))).toBe(usual);
});

import { readFile } from 'node:fs/promises';
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

async function readProcess(site: TenantDb): Promise<number> {
  const [row] = await site.query<{ pid: number }>('select pg_backend_pid() as pid');
  return row?.pid ?? 0;
}

const readPriority = async (site: TenantDb) => getPriority(await readProcess(site));

/** What the system gives the session of a process; nothing where it does not divide by sessions. */
async function readSessionPriority(site: TenantDb): Promise<number | undefined> {
  const told = await readFile(`/proc/${await readProcess(site)}/autogroup`, 'utf8').catch(() => '');
  const nice = told.split('nice ')[1];
  return nice === undefined ? undefined : Number(nice);
}

it('lets the database stand back with the queries of callers, and with no others', async () => {
  const usual = await readPriority(db.site(siteId));
  for (const kind of ['visitor', 'person'] as const)
    await expect.poll(() => readPriority(db.callers[kind](siteId))).toBeGreaterThan(usual);
  expect(await readPriority(db.site(siteId))).toBe(usual);
});

it('lets the session of such a connection stand back too, where the system divides processors by sessions', async () => {
  const usual = await readSessionPriority(db.site(siteId));
  if (usual === undefined) return;
  for (const kind of ['visitor', 'person'] as const)
    await expect.poll(() => readSessionPriority(db.callers[kind](siteId))).toBeGreaterThan(usual);
  expect(await readSessionPriority(db.site(siteId))).toBe(usual);
});

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { deriveAppUrl } from '../../server/db/appRole.ts';
import { migrateDatabase } from '../../server/db/migrate.ts';
import { openCluster } from './openCluster.ts';
import { runAsAdmin, withDatabase } from './runAsAdmin.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { adminUrl: string; template: string };
    redisUrl: string | null;
  }
}

/** Before the server tests: one PostgreSQL for the run, and in it one migrated database that every test file clones. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, close } = await openCluster();
  const template = `sala_test_${randomUUID().slice(0, 8)}`;
  await runAsAdmin(adminUrl, `create database ${template}`);
  const ownerUrl = withDatabase(adminUrl, template);
  await migrateDatabase({ ownerUrl, appUrl: deriveAppUrl(ownerUrl), log: pino({ level: 'silent' }) });
  project.provide('postgres', { adminUrl, template });
  project.provide('redisUrl', process.env.TEST_REDIS_URL ?? null);
  return async () => {
    await runAsAdmin(adminUrl, `drop database if exists ${template} with (force)`);
    await close();
  };
}

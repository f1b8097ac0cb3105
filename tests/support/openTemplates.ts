import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { pino } from 'pino';
import { deriveAppUrl } from '../../server/platform/db/appRole.ts';
import { migrateDatabase } from '../../server/platform/db/migrate.ts';
import { type Cluster, openCluster } from './openCluster.ts';
import { runAsAdmin, withDatabase } from './runAsAdmin.ts';
import { seedTemplate } from './seedTemplate.ts';
import { openTempFolder } from './tempFolder.ts';

/** What test files clone: a database that is only migrated, and one with the demo sites and the folder of their files. */
export interface Templates {
  adminUrl: string;
  cloning: Cluster['cloning'];
  migrated: string;
  seeded: string;
  seededDir: string;
}

/** Makes a PostgreSQL for a run of tests and in it the databases that every test file clones. */
export async function openTemplates(): Promise<{ templates: Templates; close(): Promise<void> }> {
  const { adminUrl, cloning, close } = await openCluster({ durable: false });
  const migrated = `sala_test_${randomUUID().slice(0, 8)}`;
  const seeded = `${migrated}_demo`;
  const seededDir = await openTempFolder('seeded');
  await runAsAdmin(adminUrl, `create database ${migrated}`);
  const ownerUrl = withDatabase(adminUrl, migrated);
  await migrateDatabase({ ownerUrl, appUrl: deriveAppUrl(ownerUrl), log: pino({ level: 'silent' }) });
  await runAsAdmin(adminUrl, `create database ${seeded} template ${migrated}`);
  await seedTemplate({ ownerUrl: withDatabase(adminUrl, seeded), dataDir: seededDir });
  return {
    templates: { adminUrl, cloning, migrated, seeded, seededDir },
    close: async () => {
      for (const template of [seeded, migrated])
        await runAsAdmin(adminUrl, `drop database if exists ${template} with (force)`);
      await rm(seededDir, { recursive: true, force: true });
      await close();
    },
  };
}

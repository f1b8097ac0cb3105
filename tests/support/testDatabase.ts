import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { clearRedis } from './clearRedis.ts';
import { runAsAdmin, withDatabase } from './runAsAdmin.ts';

export interface TestDatabase {
  /** The owner's URL of a database of this test file. */
  url: string;
  /** Drops the database; throws when a connection was left open. */
  close(): Promise<void>;
}

const opened = new Set<TestDatabase>();

/** Clones a template, the migrated one without name. Files that do not close theirs have it closed, and checked, after their last test. */
export async function openTestDatabase(template = inject('postgres').migrated): Promise<TestDatabase> {
  const { adminUrl, cloning } = inject('postgres');
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  await cloneTemplate(adminUrl, `create database ${name} template ${template} strategy ${cloning}`);
  const database: TestDatabase = {
    url: withDatabase(adminUrl, name),
    close: async () => {
      if (!opened.delete(database)) return;
      const left = await countLeftConnections(adminUrl, name);
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
      const redisUrl = inject('redisUrl');
      if (redisUrl) await clearRedis(redisUrl, database.url);
      if (left > 0) throw new Error(`${left} database connection(s) were left open`);
    },
  };
  opened.add(database);
  return database;
}

export async function closeLeftDatabases(): Promise<void> {
  for (const database of opened) await database.close();
}

/** Only one session may touch a template at a time, so files that start together take turns. */
async function cloneTemplate(adminUrl: string, clone: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runAsAdmin(adminUrl, clone);
      return;
    } catch (error) {
      if (attempt === 50 || !(error instanceof Error) || !error.message.includes('being accessed')) throw error;
      await wait(50 + Math.random() * 100);
    }
  }
}

/** A connection that was just ended may be seen for a moment longer. */
async function countLeftConnections(adminUrl: string, name: string): Promise<number> {
  let left = 0;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const rows = await runAsAdmin<{ left: number }>(
      adminUrl,
      'select count(*)::int as left from pg_stat_activity where datname = $1',
      [name],
    );
    left = rows[0]?.left ?? 0;
    if (left === 0) return 0;
    await wait(50);
  }
  return left;
}

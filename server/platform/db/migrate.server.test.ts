import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/testDatabase.ts';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { hashCode } from '../../identity/credentials/hashPassword.ts';
import { hashToken } from '../secrets/tokens.ts';
import { deriveAppUrl } from './appRole.ts';
import { createKnexConfig } from './knexConfig.ts';
import { migrateDatabase } from './migrate.ts';
import { describeSchema } from './testing/describeSchema.ts';

const migrations = readdirSync(join(import.meta.dirname, 'migrations')).sort();
let expected: string[];
let database: TestDatabase;
let owner: Knex;

beforeAll(async () => {
  const migrated = await openTestDatabase();
  expected = await describeSchema(migrated.url);
  await migrated.close();
});

beforeEach(async () => {
  database = await openTestDatabase();
  owner = knex({ ...createKnexConfig(database.url), log: { warn: () => undefined } });
});

afterEach(async () => {
  await owner.destroy();
  await database.close();
});

describe('an empty database', () => {
  beforeEach(() => owner.raw('drop schema sala cascade'));

  it('is migrated by one of the processes that start at once, while the others wait', async () => {
    const applied = await Promise.all([migrate(), migrate(), migrate()]);
    expect(applied.map((names) => names.length > 0).sort()).toEqual([false, false, true]);
    expect(await describeSchema(database.url)).toEqual(expected);
  });

  it('keeps the tables of migrations from the application', async () => {
    await migrate();
    const client = new pg.Client({ connectionString: deriveAppUrl(database.url) });
    await client.connect();
    for (const table of ['knex_migrations', 'knex_migrations_lock'])
      await expect(client.query(`select from sala.${table}`)).rejects.toThrow('permission denied');
    await client.end();
  });
});

describe('a migrated database', () => {
  it('is left alone', async () => {
    expect(await migrate()).toEqual([]);
    expect(await describeSchema(database.url)).toEqual(expected);
  });

  it('is empty once every migration is taken back, and the same when they run again', async () => {
    await owner.migrate.rollback(undefined, true);
    expect(await describeSchema(database.url)).toEqual([]);
    await owner.migrate.latest();
    expect(await describeSchema(database.url)).toEqual(expected);
  });

  it('is migrated although a killed process left the lock row of Knex locked', async () => {
    await owner.migrate.down();
    await owner('knex_migrations_lock').update({ is_locked: 1 });
    await expect(owner.migrate.latest()).rejects.toThrow('Migration table is already locked');
    expect(await migrate()).toEqual(migrations.slice(-1));
    expect(await owner('knex_migrations_lock').select('is_locked')).toEqual([{ is_locked: 0 }]);
  });

  it('takes a migration that it ran under another name once more, and is the same', async () => {
    const names = { first: '20261122101500_layout_publisher.ts', now: '20261122101501_layout_publisher.ts' };
    await owner('knex_migrations').where('name', names.now).update({ name: names.first });
    expect(await migrate()).toEqual([names.now]);
    expect(await describeSchema(database.url)).toEqual(expected);
  });

  it('is used by a version that does not know its newest migration', async () => {
    await owner('knex_migrations').insert({ name: '29990101000000_later.ts', batch: 9, migration_time: new Date() });
    expect(await migrate()).toEqual([]);
  });
});

describe('API keys of before', () => {
  const site_id = '00000000-0000-4000-8000-000000000001';

  it('get an end and the person who made them, and are revoked where nobody did', async () => {
    await owner.migrate.down({ name: '20261122101500_credential_owners.ts' });
    await owner('site').insert({ site_id, name: 'kept' });
    await owner('account').insert({ id: 'maker', site_id, email: 'a@people.example', username: 'a' });
    const keys = [
      { id: 'endless', created_by: 'maker', expires_at: null },
      { id: 'late', created_by: 'maker', expires_at: '2099-01-01' },
      { id: 'orphan', created_by: 'gone', expires_at: null },
    ];
    for (const key of keys)
      await owner('api_key').insert({
        ...{ site_id, name: 'key', hint: 'sala', role: 'user', collections: ['*'], key_hash: Buffer.from(key.id) },
        ...key,
      });
    await migrate();
    const days = owner.raw('round(extract(epoch from expires_at - now()) / 86400)::int as days');
    const stored = owner('api_key')
      .orderBy('id')
      .select('id', 'account_id', days, owner.raw('revoked_at is null as open'));
    expect(await stored).toEqual([
      { id: 'endless', account_id: 'maker', days: 90, open: true },
      { id: 'late', account_id: 'maker', days: 365, open: true },
      { id: 'orphan', account_id: null, days: 90, open: false },
    ]);
  });
});

describe('recovery codes of before', () => {
  it('are kept like passwords, and still known', async () => {
    const site_id = '00000000-0000-4000-8000-000000000001';
    await owner.migrate.down({ name: '20261127181000_slow_recovery_codes.ts' });
    await owner('site').insert({ site_id, name: 'kept' });
    for (const id of ['one', 'other'])
      await owner('account').insert({ id, site_id, email: `${id}@people.example`, username: id });
    const codes = { one: ['aaaaa22222', 'bbbbb33333'], other: ['aaaaa22222'] };
    for (const [account_id, own] of Object.entries(codes))
      for (const code of own) await owner('recovery_code').insert({ site_id, account_id, code_hash: hashToken(code) });
    await migrate();
    for (const [account_id, own] of Object.entries(codes)) {
      const kept = await owner('recovery_code').where({ account_id }).select('code_hash', 'salt');
      const hashes = await Promise.all(own.map(async (code) => (await hashCode(code, kept[0].salt)).toString('hex')));
      expect(kept.map(({ code_hash }) => code_hash.toString('hex')).toSorted()).toEqual(hashes.toSorted());
    }
  });
});

describe('PDFs that flows made before files said what they show', () => {
  const site_id = '00000000-0000-4000-8000-000000000001';

  it('are closed to all but the person of the run; what people attached stays as it was', async () => {
    await owner.migrate.down({ name: '20261124191100_close_flow_prints.ts' });
    await owner('site').insert({ site_id, name: 'kept' });
    const run = { id: 'r', site_id, flow_id: 'f', flow_version: 1, definition: {}, input: {}, account_id: 'a' };
    await owner('flow_run').insert({ ...run, status: 'done' });
    for (const [key, code, file] of [
      ['print', 'document', 'printed'],
      ['later', 'document', 'known'],
      ['ask', 'prompt', 'attached'],
    ])
      await owner('flow_step').insert({ site_id, run_id: 'r', key, code, status: 'done', output: { file } });
    for (const [id, shows] of [['printed'], ['known', '["customer"]'], ['attached'], ['other']])
      await owner('file').insert({
        ...{ id, site_id, name: 'a.pdf', extension: 'pdf', mime: 'application/pdf', size: 1, hash: 'x' },
        ...{
          storage_key: id,
          purpose: 'record',
          is_public: false,
          owner_id: 'a',
          collection: 'c',
          record_id: 'r',
          shows,
        },
      });
    await migrate();
    expect(await owner('file').orderBy('id').select('id', 'shows')).toEqual([
      { id: 'attached', shows: null },
      { id: 'known', shows: ['customer'] },
      { id: 'other', shows: null },
      { id: 'printed', shows: ['*'] },
    ]);
  });
});

describe('tasks of before', () => {
  const site_id = '00000000-0000-4000-8000-000000000001';

  it('refer to the member of their site whose name they had; a name that is not clearly that of one stays', async () => {
    await owner.migrate.down({ name: '20261124193000_task_assignees.ts' });
    await owner('site').insert({ site_id, name: 'kept' });
    await owner.raw('create table r_task (site_id uuid, id text, data jsonb)');
    const people = { somchai: 'สมชาย ศรีสุข', malee: 'มาลี แก้วใส', other: 'มาลี แก้วใส', left: 'วิทยา ทองดี' };
    for (const [id, name] of Object.entries(people)) {
      const [firstname, lastname] = name.split(' ');
      await owner('account').insert({ id, site_id, username: id, profile: { firstname, lastname } });
      if (id !== 'left') await owner('membership').insert({ site_id, account_id: id, role: 'employee' });
    }
    const tasks = {
      found: [{ assignedTo: ' สมชาย  ศรีสุข' }, { assignee: 'somchai' }],
      both: [{ assignedTo: 'อื่น', assignee: 'somchai' }, { assignee: 'somchai' }],
      gone: [
        { assignedTo: 'วิทยา ทองดี', assignee: 'left' },
        { assignedTo: 'วิทยา ทองดี', assignee: 'left' },
      ],
      unclear: [{ assignedTo: 'มาลี แก้วใส' }, { assignedTo: 'มาลี แก้วใส' }],
      outside: [{ assignedTo: 'ช่างแอร์' }, { assignedTo: 'ช่างแอร์' }],
    };
    for (const [id, [data]] of Object.entries(tasks)) await owner('r_task').insert({ site_id, id, data });
    await migrate();
    const stored = await owner('r_task').select('id', 'data');
    expect(Object.fromEntries(stored.map(({ id, data }) => [id, data]))).toEqual(
      Object.fromEntries(Object.entries(tasks).map(([id, [, after]]) => [id, after])),
    );
    await owner.raw('drop table r_task');
  });
});

describe('number patterns of before', () => {
  it('have their name in the language that it is written in', async () => {
    await owner.migrate.down({ name: '20261125170100_names_of_patterns.ts' });
    await owner.raw('create table r_code_management (id text, data jsonb)');
    const names = { th: 'ใบแจ้งหนี้ IV', en: 'Invoice', none: '2026', new: { th: 'ก', en: 'A' } };
    for (const [id, name] of Object.entries(names))
      await owner('r_code_management').insert({ id, data: { name, key: id } });
    await owner('r_code_management').insert({ id: 'bare', data: { key: 'bare' } });
    await migrate();
    const stored = await owner('r_code_management').select('id', 'data');
    expect(Object.fromEntries(stored.map(({ id, data }) => [id, data.name]))).toEqual({
      th: { th: 'ใบแจ้งหนี้ IV' },
      en: { en: 'Invoice' },
      none: { th: '2026' },
      new: { th: 'ก', en: 'A' },
      bare: undefined,
    });
    await owner.raw('drop table r_code_management');
  });
});

describe('a database made before Knex ran the migrations', () => {
  const former = readFormer();
  const formerly = '2026-01-02T03:04:05Z';

  it.each([former.length, former.length - 2, 2])('goes on from its first %i migrations', async (count) => {
    await makeFormer(former.slice(0, count));
    await owner('site').insert({ site_id: '00000000-0000-4000-8000-000000000001', name: 'kept' });
    expect(await migrate()).toHaveLength(migrations.length - count);
    expect(await describeSchema(database.url)).toEqual(expected);
    expect(await owner('site').pluck('name')).toEqual(['kept']);
    const [first] = await owner('knex_migrations').orderBy('id');
    expect(first.name).toBe('20261121103520_base.ts');
    expect(new Date(first.migration_time)).toEqual(new Date(formerly));
  });

  it('is as it was when the process is killed in the middle, and goes on at the next start', async () => {
    await makeFormer(former.slice(0, -2));
    const before = await describeSchema(database.url);
    const blocker = await owner.transaction();
    await blocker.raw('lock table site');
    const child = migrateElsewhere();
    await waitFor(async () => expect(await countWaiting(blocker)).toBe(1));
    child.kill('SIGKILL');
    await once(child, 'exit');
    await blocker.rollback();
    await waitFor(async () => expect(await owner.schema.hasTable('knex_migrations')).toBe(false));
    expect(await describeSchema(database.url)).toEqual(before);
    expect(await migrate()).toHaveLength(migrations.length - former.length + 2);
    expect(await describeSchema(database.url)).toEqual(expected);
  });

  async function makeFormer(applied: [name: string, sql: string][]): Promise<void> {
    await owner.raw('drop schema sala cascade');
    await owner.raw('create schema sala');
    await owner.raw('create table migration (name text primary key, applied_at timestamptz not null default now())');
    for (const [name, sql] of applied) {
      await runText(sql);
      await owner('migration').insert({ name, applied_at: formerly });
    }
  }
});

/** The names of the migrations that ran. */
async function migrate(): Promise<string[]> {
  const applied: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => applied.push(...(JSON.parse(line).applied ?? [])) });
  await migrateDatabase({ ownerUrl: database.url, appUrl: deriveAppUrl(database.url), log });
  return applied;
}

function migrateElsewhere(): ChildProcess {
  const [migrate, driver] = ['./migrate.ts', '../../../node_modules/pino/pino.js'].map((path) =>
    JSON.stringify(new URL(path, import.meta.url).href),
  );
  const script = `
    const { migrateDatabase } = await import(${migrate});
    const { default: pino } = await import(${driver});
    const [ownerUrl, appUrl] = ${JSON.stringify([database.url, deriveAppUrl(database.url)])};
    await migrateDatabase({ ownerUrl, appUrl, log: pino({ level: 'silent' }) });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
}

async function countWaiting(tx: Knex.Transaction): Promise<number> {
  const [row] = await tx('pg_locks').where({ granted: false }).whereRaw("relation = 'site'::regclass").count();
  return Number(row?.count);
}

/** The question marks in this SQL are operators, not parameters. */
function runText(sql: string): Knex.Raw {
  return owner.raw(sql.replaceAll('?', '\\?'));
}

/** The migrations of that time, in order. */
function readFormer(): [name: string, sql: string][] {
  const text = readFileSync(join(import.meta.dirname, 'testing/beforeKnex.sql'), 'utf8');
  const parts = text.split(/^-- (\d{4}_\w+)$/m).slice(1);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [[name, parts[index + 1] ?? '']] : []));
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './startEmbeddedPostgres.ts';
import { isServerOf } from './stopOrphanServer.ts';

let root: string;
let dataDir: string;
const running = new Set<EmbeddedPostgres>();
const children = new Set<ChildProcess>();

/** A cluster that was made and stopped: making one takes longer than most of what is tested here. */
let made: string;
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'sala-embedded-made-'));
  await (await startEmbeddedPostgres({ dataDir: made })).stop();
});
afterAll(() => rm(made, { recursive: true, force: true }));
/** Some thousand files, which cost a tenth in one go. */
const takeMade = (dir = dataDir) => cpSync(join(made, 'postgres'), join(dir, 'postgres'), { recursive: true });

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sala-embedded-'));
  await chmod(root, 0o700);
  dataDir = join(root, 'ศาลา กลางน้ำ');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await Promise.all([...running].map((postgres) => postgres.stop()));
  running.clear();
  await rm(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
});

async function start(dir = dataDir, patienceMs?: number): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir: dir, patienceMs });
  running.add(postgres);
  return postgres;
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const clusterDir = () => join(dataDir, 'postgres', 'data');
const readServerPid = () => Number.parseInt(readFileSync(join(clusterDir(), 'postmaster.pid'), 'utf8'), 10);

/** Another process that starts PostgreSQL on the folder, writes a row, and goes on running. */
function startElsewhere(): ChildProcess & { stdout: NodeJS.ReadableStream } {
  const [module, driver] = ['./startEmbeddedPostgres.ts', '../../../node_modules/pg/lib/index.js'].map((path) =>
    JSON.stringify(new URL(path, import.meta.url).href),
  );
  const script = `
    const { startEmbeddedPostgres } = await import(${module});
    const { default: pg } = await import(${driver});
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("create table kept as select 'written before the kill' as note");
    console.log('written');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  return child;
}

async function killHard(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('a folder that only its owner may enter', () => {
  it('holds a real database that is there again after a stop', async () => {
    const first = await start();
    await ask(first.url, "create table note as select 'สวัสดี' as text");
    await first.stop();
    const again = await start();
    expect(await ask(again.url, 'select text from note')).toEqual([{ text: 'สวัสดี' }]);
    const [settings] = await ask<Record<string, string>>(
      again.url,
      `select current_setting('server_encoding') as encoding, current_setting('data_checksums') as checksums,
        current_setting('fsync') as fsync, current_setting('timezone') as timezone,
        current_setting('listen_addresses') as addresses, lower('ÉŠ') as lower`,
    );
    expect(settings).toEqual({
      encoding: 'UTF8',
      checksums: 'on',
      fsync: 'on',
      timezone: 'UTC',
      addresses: '127.0.0.1',
      lower: 'éš',
    });
  });

  it('keeps its password to its owner, and no one gets in with another', async () => {
    takeMade();
    const { url } = await start();
    expect((await stat(join(dataDir, 'postgres', 'password'))).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = 'guessed';
    await expect(ask(wrong.toString(), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('is left without a process when it was stopped', async () => {
    takeMade();
    const postgres = await start();
    const pid = readServerPid();
    expect(isServerOf(pid, clusterDir())).toBe(true);
    await postgres.stop();
    expect(isServerOf(pid, clusterDir())).toBe(false);
  });
});

describe('two instances', () => {
  it('run side by side on two folders', async () => {
    const other = join(root, 'other');
    takeMade();
    takeMade(other);
    const [one, two] = await Promise.all([start(), start(other)]);
    expect(one.url).not.toBe(two.url);
    await ask(one.url, 'create table only_here (x int)');
    await expect(ask(two.url, 'select * from only_here')).rejects.toThrow('does not exist');
  });

  it('do not share a folder: the second is told so in one line, the first goes on', async () => {
    takeMade();
    const first = await start();
    await expect(start(dataDir, 100)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/^Another Sala is already running on DATA_DIR [^\n]*$/),
    });
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('share a first start when one of them wins', async () => {
    const outcomes = await Promise.allSettled([start(dataDir, 0), start(dataDir, 0)]);
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('after a kill', () => {
  it('a server left behind ends by itself', async () => {
    takeMade();
    const child = startElsewhere();
    await once(child.stdout, 'data');
    const pid = readServerPid();
    await killHard(child);
    await waitFor(() => expect(isServerOf(pid, clusterDir())).toBe(false));
    expect(existsSync(join(clusterDir(), 'postmaster.pid'))).toBe(false);
  });

  it('the next start works at once and finds every row', async () => {
    takeMade();
    const child = startElsewhere();
    await once(child.stdout, 'data');
    await killHard(child);
    const { url } = await start();
    expect(await ask(url, 'select note from kept')).toEqual([{ note: 'written before the kill' }]);
  });

  it('a creation cut short is done again', async () => {
    const child = startElsewhere();
    const home = join(dataDir, 'postgres');
    const halfMade = async () => (await readdir(home).catch(() => [])).filter((name) => name.startsWith('new-'));
    while ((await halfMade()).length === 0) await wait(5);
    await wait(100);
    await killHard(child);
    expect(existsSync(clusterDir())).toBe(false);
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('a pid that now belongs to another process is no obstacle', async () => {
    takeMade();
    await (await start()).stop();
    running.clear();
    await writeFile(
      join(clusterDir(), 'postmaster.pid'),
      `${process.pid}\n${clusterDir()}\n1700000000\n5432\n\n127.0.0.1\n        0         0\nready   \n`,
    );
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('of the server itself, it is there again on the same address', async () => {
    takeMade();
    const { url } = await start();
    const pid = readServerPid();
    process.kill(pid, 'SIGKILL');
    await waitFor(async () => expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]));
    expect(readServerPid()).not.toBe(pid);
  });
});

describe('data that cannot be used', () => {
  it('of another PostgreSQL are refused with both versions named', async () => {
    await mkdir(clusterDir(), { recursive: true });
    await writeFile(join(clusterDir(), 'PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow(/were written by PostgreSQL 9, and this Sala brings \d+:/);
    expect(await readFile(join(clusterDir(), 'PG_VERSION'), 'utf8')).toBe('9\n');
  });

  it('are never overwritten when they are damaged', async () => {
    await mkdir(join(clusterDir(), 'base'), { recursive: true });
    await expect(start()).rejects.toThrow('are damaged: PG_VERSION is missing');
    expect(await readdir(clusterDir())).toEqual(['base']);
  });
});

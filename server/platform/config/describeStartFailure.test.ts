import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { describeStartFailure } from './describeStartFailure.ts';
import { ConfigError, StartError } from './startError.ts';

const closedPort = 1;

function listen(port: number, host = '127.0.0.1'): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return await work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error,
  );
}

it('shows every line of a wrong configuration', () => {
  expect(describeStartFailure(new ConfigError(['PORT=x is wrong', 'ROLE=y is wrong']))).toEqual([
    'Sala cannot start: PORT=x is wrong',
    'Sala cannot start: ROLE=y is wrong',
  ]);
});

it('shows a start error as it is', () => {
  expect(describeStartFailure(new StartError('Another Sala runs here'))).toEqual([
    'Sala cannot start: Another Sala runs here',
  ]);
});

it('names the busy port', async () => {
  const first = await listen(0);
  const { port } = first.address() as { port: number };
  const error = await failureOf(listen(port));
  first.close();
  expect(describeStartFailure(error)).toEqual([
    `Sala cannot start: port ${port} is already in use: stop what listens there, or set PORT to another`,
  ]);
});

it('names an address that this machine does not have', async () => {
  const error = await failureOf(listen(0, '203.0.113.7'));
  expect(describeStartFailure(error)).toEqual([
    'Sala cannot start: HOST 203.0.113.7 is not an address of this machine (EADDRNOTAVAIL)',
  ]);
});

it.each(['127.0.0.1', 'localhost'])(
  'says which database cannot be reached on %s, without its password',
  async (host) => {
    const url = `postgres://sala:hush@${host}:${closedPort}/sala`;
    const error = await failureOf(new pg.Client({ connectionString: url }).connect());
    expect(describeStartFailure(error, { DATABASE_URL: url })).toEqual([
      `Sala cannot start: the database cannot be reached: check DATABASE_URL postgres://sala:***@${host}:${closedPort}/sala (ECONNREFUSED)`,
    ]);
  },
);

it('says that Redis cannot be reached when its port was the one tried', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
    address: '127.0.0.1',
    port: 6379,
  });
  expect(
    describeStartFailure(error, { REDIS_URL: 'redis://127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1/x' }),
  ).toEqual(['Sala cannot start: Redis cannot be reached: check REDIS_URL redis://127.0.0.1 (ECONNREFUSED)']);
});

it.each([
  ['28P01', 'the database refuses the user or password'],
  ['3D000', 'the database does not exist'],
])('explains a refusal of the database (%s)', (code, reason) => {
  const error = Object.assign(new Error('refused'), { code });
  expect(describeStartFailure(error, { DATABASE_URL: 'postgres://u:p@db/x' })[0]).toContain(
    `${reason}: check DATABASE_URL postgres://u:***@db/x`,
  );
});

it('says that the data folder is not a folder', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'sala-failure-'));
  writeFileSync(join(dir, 'file'), '');
  const error = await failureOf(mkdir(join(dir, 'file', 'postgres'), { recursive: true }));
  rmSync(dir, { recursive: true });
  expect(describeStartFailure(error)[0]).toContain('DATA_DIR must be a folder (ENOTDIR)');
});

it('says that the data folder may not be written', () => {
  const error = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/srv/data', syscall: 'mkdir' });
  expect(describeStartFailure(error)[0]).toMatch(/\/srv\/data may not be written by this user: .* DATA_DIR/);
});

it('keeps an unknown failure to one line without its stack', () => {
  const lines = describeStartFailure(new Error('it broke\n  at somewhere'));
  expect(lines).toEqual(['Sala cannot start: it broke at somewhere']);
  expect(describeStartFailure('odd')).toEqual(['Sala cannot start: odd']);
});

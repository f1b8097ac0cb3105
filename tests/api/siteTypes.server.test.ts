import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rootDir } from '../../server/platform/config/rootDir.ts';
import { openTestApp, type TestApp } from '../support/testApp.ts';

const host = 'localhost';
const run = promisify(execFile);
let test: TestApp;
let folder: string;
let origin: string;
let key: string;
/** What the compiler says of a sound program and of a wrong one, which are compiled together: reading the types takes the time. */
let told: string;

/** The command that the guide names, asked of a running site. */
const generate = (...options: string[]) =>
  run(process.execPath, [join(rootDir, 'server/app/types/generateTypes.ts'), '--url', origin, ...options]);

beforeAll(async () => {
  test = await openTestApp();
  origin = `http://${host}:${test.port}`;
  const body = { name: 'types', role: 'admin', collections: ['*'] };
  key = (await test.as('admin')('/api/api-keys', { body, host })).json().data.key;
  folder = await mkdtemp(join(tmpdir(), 'sala-types-'));
  await generate('--key', key, '--out', join(folder, 'site.ts'));
  told = await compile();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const sound = () => `import { createApi, createCalls, type Calls, type Collections } from './site.ts';
    const call = createCalls<Calls>(createApi({ origin: ${JSON.stringify(origin)}, key: ${JSON.stringify(key)} }));
    const made = await call('POST /api/post', { body: { data: { title: 'ก', slug: 'typed' } } });
    const title: Collections['post']['title'] | undefined = made.data.title;
    const { data: listed, total } = await call('GET /api/post', { query: { limit: '1' } });
    const read = await call('GET /api/post/{id}', { params: { id: made.data.id } });
    console.log(JSON.stringify([title, listed.length, total > 0, read.data.version]));`;
const wrong = `import { createApi, createCalls, type Calls } from './site.ts';
    const call = createCalls<Calls>(createApi({ origin: '' }));
    await call('POST /api/post', { body: { data: { title: 7 } } });
    await call('GET /api/post/{id}');
    await call('GET /api/nothing_like_it');`;

/** Compiles both programs beside the types of the site, strictly, and tells what the compiler says. */
async function compile(): Promise<string> {
  await writeFile(join(folder, 'sound.ts'), sound());
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const tsc = join(rootDir, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'ESNext', '--module', 'ESNext', '--moduleResolution', 'Bundler'];
  const files = [
    '--lib',
    'ESNext,DOM,DOM.Iterable',
    '--allowImportingTsExtensions',
    '--types',
    '',
    'sound.ts',
    'wrong.ts',
  ];
  return run(process.execPath, [tsc, ...options, ...files], { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

it('writes one module by which a program of another machine calls the site, typed', async () => {
  // What is said of the other program, and lines that go on with it.
  expect(told.split('\n').filter((line) => !/^(?:wrong\.ts\(|\s|$)/.test(line))).toEqual([]);
  const { stdout } = await run(process.execPath, ['sound.ts'], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual(['ก', 1, true, 1]);
});

it('lets the compiler refuse what the site would', () => {
  expect(told.match(/wrong\.ts\(\d+/g)).toEqual(['wrong.ts(3', 'wrong.ts(4', 'wrong.ts(5']);
});

it('tells what the caller may use: without a key, what visitors may', async () => {
  const { stdout } = await generate();
  expect(stdout).toContain("'GET /api/session'");
  expect(stdout).not.toContain('purchase_request:');
});

it('finds each site of this machine by its own name, as a browser does', async () => {
  await test.as('root')('/api/sites', { body: { name: 'สาขา', hosts: ['branch.localhost'] }, host });
  origin = `http://branch.localhost:${test.port}`;
  expect((await generate()).stdout).toContain("'GET /api/session'");
});

it('fails where no site answers', async () => {
  origin = 'http://localhost:1';
  await expect(generate()).rejects.toThrow('http://localhost:1 does not answer');
});

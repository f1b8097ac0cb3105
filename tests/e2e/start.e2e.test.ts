import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { compiled, findFreePort, type RunningServer, startServer } from '../support/startServer.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let server: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-start-'));
  server = await startServer({ dataDir: join(folder, 'kept') });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

describe('a start that cannot succeed', () => {
  it('says which setting is wrong', () => expectRefusal({ PORT: 'many' }, /PORT/));
  it('says that the database cannot be reached', () =>
    expectRefusal({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none' }, /DATABASE_URL|database/i));
  it('says that the port is taken', () =>
    expectRefusal({ PORT: String(server.port) }, new RegExp(String(server.port))));
  it('says that the data are in use', () => expectRefusal({ DATA_DIR: join(folder, 'kept') }, /already running/));
});

describe('a start', () => {
  it('works beside another instance, which then stops at once when it is asked to', async () => {
    // With a database of its own, which need not be filled for that.
    const other = await startServer({ env: { DEMO: 'false' } });
    await readHome(server.port);
    const asked = performance.now();
    await other.stop();
    expect(performance.now() - asked, 'less than it would wait for work that does not end').toBeLessThan(20_000);
    expect(other.log()).not.toMatch(/\n\s+at /);
  });

  it('works again after the process was killed, and finds what was stored', async () => {
    const page = await readHome(server.port);
    process.kill(server.pid, 'SIGKILL');
    await server.stop();
    server = await startServer({ dataDir: join(folder, 'kept') });
    expect(await readHome(server.port)).toBe(page);
  });
});

async function expectRefusal(env: Record<string, string>, says: RegExp): Promise<void> {
  const { code, text } = await runToEnd({
    DATA_DIR: join(folder, 'refused'),
    LOG_LEVEL: 'silent',
    PORT: String(await findFreePort()),
    ...env,
  });
  expect(code).toBeGreaterThan(0);
  expect(text).toMatch(says);
  expect(text.trim().split('\n').length).toBeLessThanOrEqual(2);
  expect(text).not.toMatch(/\n\s+at /);
}

function runToEnd(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...compiled, ...env },
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

/** The words of the page; what differs between two drawings of it, such as its nonce, left out. */
async function readHome(port: number): Promise<string> {
  const { status, text } = await sendRequest({ port, host: 'academy.localhost', path: '/' });
  expect(status).toBe(200);
  return /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
}

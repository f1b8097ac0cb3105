import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyJob } from '../../../tests/support/anyJobProcess.ts';
import { isAlive } from './isAlive.ts';
import { type Child, startChild } from './startChild.ts';

const module = new URL('../../../tests/support/anyJobProcess.ts', import.meta.url);
const ms = 60_000;
const open: Child<AnyJob, unknown>[] = [];
afterEach(() => {
  for (const child of open.splice(0)) child.stop();
});

function start() {
  const child = startChild<AnyJob, unknown>(module, { memoryMb: 32, wholeMb: 250, niceness: 10 });
  open.push(child);
  return child;
}

it('answers one job after the other, and knows no secret of the server', async () => {
  vi.stubEnv('SECRET_KEY', 'hush').stubEnv('NODE_OPTIONS', '--no-warnings');
  const child = start();
  vi.unstubAllEnvs();
  expect(await child.ask({ say: 'one' }, { ms })).toBe('one');
  expect(await child.ask({ say: 'two' }, { ms })).toBe('two');
  const names = await child.ask({ env: true }, { ms });
  expect(names).toContain('PATH');
  expect(names).not.toContain('SECRET_KEY');
  expect(names).not.toContain('NODE_OPTIONS');
});

it.each([
  ['time', { spin: true }, 1000],
  ['memory', { fill: true }, ms],
  ['memory', { hold: true }, ms],
  ['other', { die: true }, ms],
] as const)('says by what it ended: %s', async (why, job, limit) => {
  const child = start();
  await expect(child.ask(job, { ms: limit })).rejects.toMatchObject({ why });
  await expect.poll(() => isAlive(child.pid ?? 0)).toBe(false);
  await expect(child.ask({ say: 'again' }, { ms })).rejects.toMatchObject({ name: 'Error' });
});

it('is ended when its caller gives up, however busy it is', async () => {
  const child = start();
  await child.ask({ say: 'here' }, { ms });
  const leaving = new AbortController();
  const asked = child.ask({ spin: true }, { ms, signal: leaving.signal });
  leaving.abort(new Error('gone'));
  await expect(asked).rejects.toThrow('gone');
  await expect.poll(() => isAlive(child.pid ?? 0)).toBe(false);
});

it('ends with the process that started it', async () => {
  const script = `import { startChild } from '${new URL('./startChild.ts', import.meta.url)}';
    const child = startChild(new URL('${module}'), { memoryMb: 32, wholeMb: 250, niceness: 0 });
    await child.ask({ say: 'here' }, { ms: ${ms} });
    console.log(child.pid);
    setInterval(() => undefined, 1000);`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(parent.stdout, 'data');
  const pid = Number(text);
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFile } from './lockFile.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sala-lock-'));
  file = join(dir, 'lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('refuses a second holder until the first lets go', async () => {
  const release = await lockFile({ file, patienceMs: 0 });
  expect(await lockFile({ file, patienceMs: 0 })).toBeNull();
  release?.();
  const again = await lockFile({ file, patienceMs: 0 });
  expect(again).not.toBeNull();
  again?.();
});

it('waits for a holder that lets go in time', async () => {
  const release = await lockFile({ file, patienceMs: 0 });
  setTimeout(() => release?.(), 80);
  const next = await lockFile({ file, patienceMs: 5_000 });
  expect(next).not.toBeNull();
  next?.();
});

it('is free as soon as the process that held it was killed', async () => {
  const script = `const { lockFile } = await import(${JSON.stringify(new URL('./lockFile.ts', import.meta.url).href)});
    await lockFile({ file: ${JSON.stringify(file)}, patienceMs: 0 });
    console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  expect(await lockFile({ file, patienceMs: 0 })).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const release = await lockFile({ file, patienceMs: 0 });
  expect(release).not.toBeNull();
  release?.();
});

it('tells a folder that is missing from a lock that is held', async () => {
  await expect(lockFile({ file: join(dir, 'missing', 'lock'), patienceMs: 0 })).rejects.toThrow();
});

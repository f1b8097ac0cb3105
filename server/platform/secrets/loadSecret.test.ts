import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecret } from './loadSecret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'sala-secret-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true }));

it('prefers the configured secret and writes nothing', async () => {
  expect(await loadSecret({ secret: 'configured', dataDir })).toBe('configured');
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

it('makes one secret once, for its owner alone', async () => {
  const first = await loadSecret({ dataDir });
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(await loadSecret({ dataDir })).toBe(first);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
});

it('agrees on one secret when many start at once', async () => {
  const secrets = await Promise.all(Array.from({ length: 20 }, () => loadSecret({ dataDir })));
  expect(new Set(secrets).size).toBe(1);
});

it('keeps the secret it finds', async () => {
  await loadSecret({ dataDir });
  await writeFile(join(dataDir, 'secret'), 'from a backup\n');
  expect(await loadSecret({ dataDir })).toBe('from a backup');
});

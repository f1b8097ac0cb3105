import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTempFolder } from '../../tests/support/tempFolder.ts';
import { readConfig } from '../platform/config/readConfig.ts';
import { openFileStore } from './fileStore.ts';

it('removes what killed processes left in their working folders, and nothing else', async () => {
  const dataDir = await openTempFolder('data');
  const files = join(dataDir, 'files');
  // No process has this number: it is above what Linux gives.
  const dead = `work-${hostname()}-99999999`;
  const alive = `work-${hostname()}-${process.ppid}`;
  for (const name of [dead, alive, 'work-elsewhere-7', 'work-gone-7', 'work-412', 'blobs']) {
    await mkdir(join(files, name), { recursive: true });
    await writeFile(join(files, name, 'half'), 'bytes');
  }
  const longAgo = new Date('2020-01-01');
  for (const name of ['work-gone-7', 'work-412', 'blobs']) await utimes(join(files, name), longAgo, longAgo);
  await openFileStore({ ...readConfig({}), dataDir });
  expect((await readdir(files)).sort()).toEqual(['blobs', 'work-elsewhere-7', alive].sort());
});

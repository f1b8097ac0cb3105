import { chmod, cp, lstat, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseServerUser } from './chooseServerUser.ts';
import { findBinaries } from './findBinaries.ts';
import { placeBinaries } from './placeBinaries.ts';

let place: string;
const user = chooseServerUser('/nowhere');
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sala-programs-'));
  await chmod(place, 0o755);
});
afterEach(() => rm(place, { recursive: true }));

/** As npm leaves them for someone who forbids install scripts and uses a strict umask. */
async function installBadly(): Promise<string> {
  const dir = join(place, 'installed');
  await cp(findBinaries().dir, dir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: async (path) => !(await lstat(path)).isSymbolicLink() && !path.endsWith('.a'),
  });
  await chmod(dir, 0o700);
  return dir;
}

it('copies programs that cannot run where they are, whole, with the links they need', async () => {
  const binaries = { dir: await installBadly(), version: '18.0.0' };
  const placing = { binaries, user, home: '/nowhere', places: ['/dev/null/no-folder', place] };
  const [first, second] = await Promise.all([placeBinaries(placing), placeBinaries(placing)]);
  expect(first).toBe(join(place, `postgresql-18.0.0-${process.arch}`, 'bin'));
  expect(second).toBe(first);
  const copied = await readdir(join(first, '../lib'));
  expect(copied).toContain('libpq.so.5');
  expect(copied.filter((name) => name.endsWith('.a'))).toEqual([]);
  expect((await readdir(place)).filter((name) => name.startsWith('new-'))).toEqual([]);
});

it('makes anew a copy of which something was cleaned away', async () => {
  const binaries = { dir: await installBadly(), version: '18.0.0' };
  const bin = await placeBinaries({ binaries, user, home: '/nowhere', places: [place] });
  await rm(join(bin, '../lib/libssl.so.1.1'));
  await placeBinaries({ binaries, user, home: '/nowhere', places: [place] });
  expect((await stat(join(bin, '../lib/libssl.so.1.1'))).size).toBeGreaterThan(0);
});

it('trusts no folder that others may write', async () => {
  const binaries = { dir: await installBadly(), version: '18.0.0' };
  await chmod(place, 0o777);
  await expect(placeBinaries({ binaries, user, home: '/nowhere', places: [place] })).rejects.toThrow(
    'set DATABASE_URL',
  );
});

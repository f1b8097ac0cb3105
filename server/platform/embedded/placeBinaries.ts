import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../config/startError.ts';
import type { ServerUser } from './chooseServerUser.ts';
import type { Binaries } from './findBinaries.ts';
import { ownFolder } from './ownFolder.ts';

/**
 * Returns a folder from which the given user can run PostgreSQL: npm's, or a copy where that is not accessible to the
 * user (a checkout only for root) or was installed without its install script.
 */
export async function placeBinaries(options: {
  binaries: Binaries;
  user?: ServerUser;
  home: string;
  /** Candidate folders, each writable by this user only. */
  places?: string[];
}): Promise<string> {
  const { binaries, user, home, places = copyPlaces(home) } = options;
  let failure = await tryRun(binaries.dir, user);
  if (failure === null) return join(binaries.dir, 'bin');
  for (const place of places) {
    if (!(await ownFolder(place, place === home ? 0o700 : 0o755))) continue;
    const dir = join(place, `postgresql-${binaries.version}-${process.arch}`);
    try {
      if (existsSync(dir) && (await tryRun(dir, user)) !== null) await rm(dir, { recursive: true });
      if (!existsSync(dir)) await copyBeside(binaries.dir, dir);
      failure = await tryRun(dir, user);
      if (failure === null) return join(dir, 'bin');
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
  }
  throw new StartError(`The embedded PostgreSQL cannot run on this system: set DATABASE_URL (${failure})`);
}

function copyPlaces(home: string): string[] {
  return process.getuid?.() === 0 ? ['/var/lib/sala', join(tmpdir(), 'sala-root'), home] : [home];
}

/** Returns null, or the reason why it does not run. */
function tryRun(dir: string, user?: ServerUser): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(join(dir, 'bin', 'postgres'), ['--version'], { cwd: '/', env: {}, ...user }, (error, _, said) =>
      resolve(error ? said.trim().split('\n')[0] || error.message : null),
    );
  });
}

/** Copied to a temporary folder and renamed when complete; concurrent processes use the first one. */
async function copyBeside(from: string, to: string): Promise<void> {
  const draft = await mkdtemp(join(dirname(to), 'new-'));
  try {
    const isNeeded = (path: string) => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await linkLibraries(draft);
    await openToAll(draft);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** What the package's install script does, for installations without scripts. */
async function linkLibraries(dir: string): Promise<void> {
  const list = await readFile(join(dir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { source: string; target: string }[]; // the package's own file
  for (const { source, target } of links) {
    await symlink(basename(source), join(dir, target.replace(/^native\//, ''))).catch(() => undefined);
  }
}

async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755);
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() || (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

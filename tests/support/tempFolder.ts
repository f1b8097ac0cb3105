import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../server/platform/child/isAlive.ts';

const prefix = 'sala-tests-';
/** The folder of this process in each place where it opened one. */
const own = new Map<string, string>();

/** A new folder that goes with this process; before the first one in a place, those that killed processes left there are removed. */
export function openTempFolder(name: string, place = tmpdir()): Promise<string> {
  return mkdtemp(join(own.get(place) ?? openOwn(place), `${name}-`));
}

function openOwn(place: string): string {
  const folder = join(place, `${prefix}${process.pid}`);
  own.set(place, folder);
  sweepFolders(place);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function sweepFolders(place: string): void {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another user's, or one that another process removes just now.
    }
  }
}

import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../server/platform/child/isAlive.ts';

const prefix = 'sala-tests-';
const own = join(tmpdir(), `${prefix}${process.pid}`);
let isOpen = false;

/** A new folder that goes with this process; before the first one, those that killed processes left are removed. */
export function openTempFolder(name: string): Promise<string> {
  if (!isOpen) {
    isOpen = true;
    sweepFolders();
    mkdirSync(own, { recursive: true });
    process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  }
  return mkdtemp(join(own, `${name}-`));
}

function sweepFolders(): void {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length))))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
}

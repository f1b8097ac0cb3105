import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const madeLater = ['node_modules', 'dist', '.data', '.git', 'coverage', 'storybook-static'];

export interface SourceCopy {
  root: string;
  remove(): Promise<void>;
}

/** The bench as it stands right after `npm ci`, beside this one: no built assets, no data, the same packages. */
export async function copySource(): Promise<SourceCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'sala-bench-'));
  for (const name of await readdir(root))
    if (!madeLater.includes(name)) await cp(join(root, name), join(copy, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return { root: copy, remove: () => rm(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

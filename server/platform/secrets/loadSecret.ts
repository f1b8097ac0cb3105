import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The secret that signs links and tokens: the configured one, else one created once in DATA_DIR, readable by its owner
 * only.
 */
export async function loadSecret(options: { secret?: string; dataDir: string }): Promise<string> {
  if (options.secret) return options.secret;
  const file = join(options.dataDir, 'secret');
  return (await readSecret(file)) ?? (await makeSecret(options.dataDir, file));
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Hard-linking a complete file keeps the first one when several processes start at once. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const fresh = randomBytes(32).toString('base64url');
  const draft = `${file}.${process.pid}.${fresh.slice(0, 6)}`;
  await writeFile(draft, fresh, { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return (await readSecret(file)) ?? fresh;
}

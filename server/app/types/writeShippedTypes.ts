import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { listCallGroups } from '../../api/calls/callGroups.ts';
import { writeCollectionTypes } from '../../api/openapi/writeCollectionTypes.ts';
import { writeSharedCallTypes } from '../../api/openapi/writeSharedCallTypes.ts';
import { rootDir } from '../../platform/config/rootDir.ts';
import { loadPlugins } from '../../plugins/loadPlugins.ts';

/** Writes the types of the shipped collections and calls, or only reports which are out of date. */
export async function writeShippedTypes(check: boolean): Promise<void> {
  const { plugins } = await loadPlugins({ foreign: [], log: pino({ level: 'warn' }) });
  const files = plugins.flatMap(({ dir, collections }) =>
    collections.map(({ schema }) => ({
      path: join(dir, 'collections', schema.name, `${schema.name}.types.d.ts`),
      text: writeCollectionTypes(schema),
    })),
  );
  files.push({
    path: join(rootDir, 'runtime/api/calls.types.d.ts'),
    text: writeSharedCallTypes(listCallGroups(plugins)),
  });
  for (const { path, text } of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    if (check) process.stderr.write(`out of date: ${path} (npm run types)\n`);
    else await writeFile(path, text);
    process.exitCode = check ? 1 : 0;
  }
}

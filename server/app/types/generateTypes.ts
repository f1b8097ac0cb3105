import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { listCallGroups } from '../../api/calls/callGroups.ts';
import { writeCollectionTypes } from '../../api/openapi/writeCollectionTypes.ts';
import { writeSharedCallTypes } from '../../api/openapi/writeSharedCallTypes.ts';
import { rootDir } from '../../platform/config/rootDir.ts';
import { loadPlugins } from '../../plugins/loadPlugins.ts';
import { writeRunningSite } from './writeRunningSite.ts';

/**
 * `npm run types` writes the types of the shipped collections and calls; with `--check` it only reports which are out of date.
 * With `--url http://host` it writes those of a running site, to `--out` or to the terminal, as `--key` (or SALA_KEY) sees it.
 */
const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    url: { type: 'string' },
    out: { type: 'string' },
    key: { type: 'string', default: process.env.SALA_KEY },
  },
});

if (values.url === undefined) await writeShipped(values.check);
else {
  const text = await writeRunningSite({ url: values.url, key: values.key });
  if (values.out === undefined) process.stdout.write(text);
  else await writeFile(values.out, text);
}

async function writeShipped(check: boolean): Promise<void> {
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

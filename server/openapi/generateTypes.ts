import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { loadPlugins } from '../plugins/loadPlugins.ts';
import { writeTypes } from './writeTypes.ts';

/** `npm run types`: writes the types beside each shipped schema; with `--check` it only tells which are out of date. */
const check = process.argv.includes('--check');
let stale = 0;
for (const { dir, collections } of await loadPlugins({ foreign: [], log: pino({ level: 'warn' }) }))
  for (const { schema } of collections) {
    const file = join(dir, 'collections', schema.name, `${schema.name}.types.d.ts`);
    const text = writeTypes(schema);
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    stale += 1;
    if (check) process.stderr.write(`out of date: ${schema.name}.types.d.ts (npm run types)\n`);
    else await writeFile(file, text);
  }
process.exitCode = check && stale > 0 ? 1 : 0;

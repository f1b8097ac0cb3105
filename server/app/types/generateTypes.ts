import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
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

if (values.url === undefined) {
  // All of the server, which a running site is asked without.
  const { writeShippedTypes } = await import('./writeShippedTypes.ts');
  await writeShippedTypes(values.check);
} else {
  const text = await writeRunningSite({ url: values.url, key: values.key });
  if (values.out === undefined) process.stdout.write(text);
  else await writeFile(values.out, text);
}

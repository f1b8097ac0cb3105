import { parseArgs } from 'node:util';
import { describeFault } from '../../plugins/describeFault.ts';
import { checkPluginFolder } from './checkPluginFolder.ts';
import { checkShipped } from './checkShipped.ts';

/**
 * `npm run check-plugin <folder>`: everything that would keep the server from loading a plugin; those in PLUGINS stand beside it.
 * With `--shipped`, in place of a folder, the same of the shipped plugins: a faulty one would be left out at every start.
 */
const { values, positionals } = parseArgs({ options: { shipped: { type: 'boolean' } }, allowPositionals: true });
const [folder] = positionals;
const others = (process.env.PLUGINS ?? '')
  .split(',')
  .map((name) => name.trim())
  .filter((name) => name !== '');

if (values.shipped) tell(await checkShipped());
else if (folder !== undefined)
  tell((await checkPluginFolder(folder, others)).map((fault) => describeFault(fault, 'en')));
else {
  process.stderr.write('npm run check-plugin <folder of a plugin>, or npm run check-plugin -- --shipped\n');
  process.exitCode = 2;
}

function tell(faults: readonly string[]): void {
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  if (faults.length === 0) process.stdout.write('nothing is wrong with it\n');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

import { describeFault } from '../../plugins/describeFault.ts';
import { checkPluginFolder } from './checkPluginFolder.ts';

/** `npm run check-plugin <folder>`: everything that would keep the server from loading a plugin; those in PLUGINS stand beside it. */
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('npm run check-plugin <folder of a plugin>\n');
  process.exitCode = 2;
} else {
  const others = (process.env.PLUGINS ?? '').split(',').map((name) => name.trim());
  const faults = await checkPluginFolder(
    folder,
    others.filter((name) => name !== ''),
  );
  for (const fault of faults) process.stdout.write(`${describeFault(fault, 'en')}\n`);
  if (faults.length === 0) process.stdout.write('nothing is wrong with it\n');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

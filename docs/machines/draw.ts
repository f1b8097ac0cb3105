import { glob, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { drawMachine } from '../../engine/machine/drawMachine.ts';
import { type NamedMachine, writePage } from './writePage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const machines: NamedMachine[] = [];
for await (const file of glob('plugins/*/collections/*/*.machine.ts', { cwd: root })) {
  const [, plugin = '', , collection = ''] = file.split('/');
  const { machine }: { machine: AnyStateMachine } = await import(`../../${file}`);
  machines.push({ plugin, collection, machine });
}

const [wanted, language] = process.argv.slice(2);
if (wanted === undefined) {
  await writeFile(new URL('README.md', import.meta.url), writePage(machines));
} else {
  const found = machines.find(({ collection, machine }) => collection === wanted || machine.id === wanted);
  if (!found) throw new Error(`no collection ${wanted} has a machine`);
  process.stdout.write(`${await drawMachine(found.machine, { language: language === 'th' ? 'th' : 'en' })}\n`);
}

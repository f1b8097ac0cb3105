import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestPlugin, writeGuidePlugin } from '../../tests/support/guidePlugin.ts';
import { loadChecked } from './loadChecked.ts';

const log = pino({ level: 'silent' });
let plugin: TestPlugin;
let keptIn: string;
beforeEach(async () => {
  plugin = await writeGuidePlugin();
  keptIn = join(plugin.folder, '.cache', 'sound');
});
afterEach(() => plugin.remove());

/** A start with the plugin of the guide: which plugins are searched for faults, and which are left out. */
async function start(isFaulty = (_: string) => false) {
  const searched: string[] = [];
  const check = ({ dir }: { dir: string }) => {
    searched.push(basename(dir));
    const text = { th: 'ผิด', en: 'wrong' };
    return isFaulty(basename(dir))
      ? [{ file: 'manifest.ts', path: '', code: 'plugin' as const, message: '', text }]
      : [];
  };
  const { leftOut } = await loadChecked({ foreign: [plugin.folder], log, check, keptIn });
  return { searched, leftOut: leftOut.map(({ dir }) => basename(dir)) };
}

it('searches shipped plugins once for the same sources, and those of others at every start', async () => {
  expect((await start()).searched).toEqual(expect.arrayContaining(['sales', basename(plugin.folder)]));
  const second = await start((name) => name === basename(plugin.folder));
  expect(second).toEqual({ searched: [basename(plugin.folder)], leftOut: [basename(plugin.folder)] });
});

it('searches them again when their sources are others', async () => {
  await start();
  await writeFile(keptIn, (await readFile(keptIn, 'utf8')).replace(/^./, 'x'));
  expect((await start()).searched).toContain('sales');
});

it('searches at every start while a shipped one has a fault', async () => {
  const faulty = (name: string) => name === 'sales';
  await start(faulty);
  const { searched, leftOut } = await start(faulty);
  expect(searched).toContain('finance');
  expect(leftOut).toContain('sales');
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { book, guideFaults, sample, shop } from '../../../tests/support/guideFaults.ts';
import { type TestPlugin, writeGuidePlugin } from '../../../tests/support/guidePlugin.ts';
import { loan } from '../../../tests/support/machineFaults.ts';
import { describeFault } from '../../plugins/describeFault.ts';
import { checkPluginFolder } from './checkPluginFolder.ts';
import { checkShipped } from './checkShipped.ts';

let plugin: TestPlugin;
afterEach(() => plugin.remove());

/** What the check finds in the plugin of the guide after these changes: `[file, what stands there, what stands there then]`. */
async function find(changes: [file: string, from: string, to: string][]): Promise<string[]> {
  plugin = await writeGuidePlugin();
  for (const [file, from, to] of changes) {
    const path = join(plugin.folder, file);
    await mkdir(dirname(path), { recursive: true });
    const text = from === '' ? '' : await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(path, from === '' ? to : text.replace(from, to));
  }
  return (await checkPluginFolder(plugin.folder)).map((fault) => describeFault(fault, 'en'));
}

it('finds a plugin that is left out beside the shipped ones, of which none is', async () => {
  expect(await checkShipped()).toEqual([]);
  await find([['manifest.ts', 'group:', 'gruop:']]);
  const told = await checkShipped([plugin.folder]);
  expect(told.join('\n')).toMatch(/manifest\.ts: gruop.*did you mean "group"/);
});

it('finds nothing wrong with the plugin of the guide', async () => {
  expect(await find([])).toEqual([]);
});

const cases = Object.entries(guideFaults).flatMap(([file, rows]) =>
  rows.map(([what, from, to, said, saidOf = file]) => ({ what, file, from, to, expected: `${saidOf}: ${said}` })),
);

it.each(cases)('says file, place, fault and nearest name of $what', async ({ expected, ...change }) => {
  const found = await find([[change.file, change.from, change.to]]);
  expect(found.join('\n')).toContain(expected);
});

it('tells all faults at once', async () => {
  const found = await find([
    [book, '"x-index"', '"x-inedx"'],
    [loan, "effects: ['thank_borrower']", "effects: ['thank']"],
    ['manifest.ts', "layout: 'books'", "layout: 'boks'"],
    [shop, '', sample({ boook: [{}] })],
  ]);
  expect(found.map((line) => line.split(':')[0])).toEqual(expect.arrayContaining([book, loan, 'manifest.ts', shop]));
});

it('asks for a title of one record where that of many is taken for both', async () => {
  const screens =
    "screens: [{ collection: 'book_loan', path: '/library/loans', title: { th: 'การยืม', en: 'Loans' } }],";
  const listed: [string, string, string] = ['manifest.ts', '  counters: [', `  ${screens}\n  counters: [`];
  expect(await find([listed])).toEqual([]);
  await plugin.remove();
  const found = await find([
    listed,
    ['collections/book_loan/book_loan.schema.json', '"en": "Loan" }', '"en": "Loans" }'],
  ]);
  expect(found).toEqual([expect.stringContaining('screens.0.title: “Loans” names the list and one record alike')]);
});

it('says that a folder holds no plugin', async () => {
  plugin = await writeGuidePlugin();
  const [fault] = await checkPluginFolder(join(plugin.folder, 'layouts'));
  expect(fault?.message).toContain('manifest.ts');
});

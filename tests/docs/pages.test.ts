import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { pages } from '../../docs/generate/pages.ts';
import { layoutSchema } from '../../schemas/index.ts';
import { readGuideFiles } from './guideFiles.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const written = ['../README.md', '../CONTRIBUTING.md', ...readdirSync(docs).filter((file) => file.endsWith('.md'))];

it.each(pages)(
  '$file says what the sources say: after changing one, run `node docs/generate/write.ts`',
  async (page) => {
    expect(readFileSync(docs + page.file, 'utf8')).toBe(await page.write());
  },
);

it.each(written)('%s leads nowhere that is not there', (file) => {
  const text = readFileSync(docs + file, 'utf8');
  const base = new URL(file, new URL('../../docs/', import.meta.url));
  const missing = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^(https?|mailto):/.test(target))
    .filter((target) => !isThere(new URL(target, base)));
  expect(missing).toEqual([]);
});

it('gives each decision a number of its own, which its title says', () => {
  const decisions = readdirSync(`${docs}decisions`).filter((file) => file !== 'README.md');
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  for (const [place, file] of decisions.entries())
    expect(readFileSync(`${docs}decisions/${file}`, 'utf8')).toMatch(new RegExp(`^# ${numbers[place]}\\. `));
});

it('shows layouts that the server would take', () => {
  const isLayout = new Ajv2020({ strict: false }).compile(layoutSchema);
  const text = readFileSync(`${docs}LAYOUT.md`, 'utf8');
  const examples = [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json = '']) => JSON.parse(json));
  const layouts = [
    ...examples.filter(({ kind }) => kind !== undefined),
    ...readGuideFiles('PLUGIN.md').flatMap(({ path, content }) =>
      path.startsWith('layouts/') ? [JSON.parse(content)] : [],
    ),
  ];
  expect(layouts.length).toBeGreaterThan(5);
  for (const layout of layouts) expect(isLayout(layout), JSON.stringify(isLayout.errors)).toBe(true);
});

it('calls screens and buttons as they are called', () => {
  const text = readFileSync(`${docs}USE.md`, 'utf8').replace(/\s+/g, ' ');
  const named = [...text.matchAll(/\*([^*]*[\u0e00-\u0e7f][^*]*)\*/g)].flatMap(([, words = '']) => words.split(' → '));
  const sources = globSync('{schemas,runtime,builder,plugins}/**/*.{ts,tsx,json}', { cwd: `${docs}..` })
    .filter((file) => !file.includes('.test.') && !file.includes('.stories.'))
    .map((file) => readFileSync(`${docs}../${file}`, 'utf8'))
    .join('\n');
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((words) => !sources.includes(words))).toEqual([]);
});

function isThere(url: URL): boolean {
  try {
    return readFileSync(url) !== undefined;
  } catch (error) {
    return (error as { code?: string }).code === 'EISDIR'; // of the file system
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8');

it('names only tests that are there, and some for every chapter that Sala answers', () => {
  const named = [...text.matchAll(/`((?:server|tests|engine|plugins|runtime)\/[\w./]+\.test\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const chapters = text.split('\n').filter((line) => /^\| V\d+ /.test(line));
  expect(chapters).toHaveLength(17);
  expect(chapters.filter((line) => !line.includes('.test.ts')).map((line) => line.slice(2, 5))).toEqual(['V17']);
});

it('names for each finding a test that stands in its file', () => {
  const [, section = ''] = text.split('### Each finding and its test');
  const findings = section
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([, file]) => file?.startsWith('`'));
  expect(findings.length).toBeGreaterThan(50);
  const wrong = findings.filter(([, file = '', test = '']) => {
    const title = test.replace(/ \|$/, '');
    const source = readFileSync(join(root, file.slice(1, -1)), 'utf8');
    return title === '' || !["'", '`', '"'].some((quote) => source.includes(quote + title));
  });
  expect(wrong.map(([, file, test]) => `${file} ${test}`)).toEqual([]);
});

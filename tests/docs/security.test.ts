import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/SECURITY.md'), 'utf8');

it('names only tests that are there, and some for every chapter that Sala answers', () => {
  const named = [...text.matchAll(/`((?:server|tests|engine)\/[\w./]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  const chapters = text.split('\n').filter((line) => /^\| V\d+ /.test(line));
  expect(chapters).toHaveLength(17);
  expect(chapters.filter((line) => !line.includes('.test.ts')).map((line) => line.slice(2, 5))).toEqual(['V17']);
});

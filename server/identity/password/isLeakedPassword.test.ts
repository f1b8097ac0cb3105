import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLeakedPassword } from './isLeakedPassword.ts';

const leaked = Array.from({ length: 500 }, (_, at) => `leaked-${at}`);
const sumOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const sums = leaked.map(sumOf).toSorted();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-leaked-'));
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['with numbers', sums.map((sum, at) => `${sum}:${at ** 3}\r\n`).join('')],
  ['without numbers, and no end of the last line', sums.join('\n')],
])('finds every password of a sorted list %s, and no other', async (name, text) => {
  const file = join(folder, name);
  await writeFile(file, text);
  const found = await Promise.all(leaked.map((password) => isLeakedPassword(file, password)));
  expect(found.every(Boolean)).toBe(true);
  const others = await Promise.all(leaked.map((password) => isLeakedPassword(file, `${password}!`)));
  expect(others.some(Boolean)).toBe(false);
});

it('finds nothing in an empty list', async () => {
  const file = join(folder, 'empty');
  await writeFile(file, '');
  expect(await isLeakedPassword(file, 'leaked-1')).toBe(false);
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BenchResult } from './benchRow.ts';
import { keepBook, readEntries } from './keepBook.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-book-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function buildResult(overrides: Partial<BenchResult>): BenchResult {
  return { name: 'row', figure: 1, unit: 'ms', floor: null, ratio: null, target: '<= 2 ms', pass: true, ...overrides };
}

it('keeps rows that were not measured this time and replaces those that were', async () => {
  const file = join(folder, 'BENCH.md');
  await keepBook(file, [buildResult({ name: 'a', figure: 1 }), buildResult({ name: 'b', figure: 2 })]);
  await keepBook(file, [buildResult({ name: 'b', figure: 3 })]);
  const book = await readFile(file, 'utf8');
  expect(readEntries(book).map(({ name, figure }) => [name, figure])).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
  expect(book).toMatch(/\| b +\| 3 ms/);
});

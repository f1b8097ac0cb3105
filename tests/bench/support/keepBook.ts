import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { BenchResult } from './benchRow.ts';
import { writeTable } from './writeTable.ts';

const start = '<!-- results ';
const end = ' -->';

interface Entry extends BenchResult {
  day: string;
}

/** Writes what was measured into the book; rows that were not measured this time keep what stands there. */
export async function keepBook(file: string, results: BenchResult[]): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const kept = new Map(readEntries(await readFile(file, 'utf8').catch(() => '')).map((entry) => [entry.name, entry]));
  for (const result of results) kept.set(result.name, { ...result, day });
  const entries = [...kept.values()].sort((one, other) => one.name.localeCompare(other.name));
  await writeFile(file, `${writeBook(entries)}\n`);
}

/** The figures stand in the book a second time, as data, so that nothing is read back from a table made for people. */
export function readEntries(book: string): Entry[] {
  const line = book.split('\n').find((each) => each.startsWith(start));
  return line ? (JSON.parse(line.slice(start.length, -end.length)) as Entry[]) : []; // written by writeBook
}

export function writeBook(entries: Entry[]): string {
  const cores = cpus();
  const machine = `${cores.length} cores (${cores[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const days = [...new Set(entries.map((entry) => entry.day))].sort().join(', ');
  return [
    '# Bench',
    '',
    'Written by `npm run bench -- --write`: each figure beside its floor, the same work done by the simplest means and',
    `measured in the same run. Last measured on ${days}, Node ${process.versions.node}, ${machine}.`,
    '',
    writeTable(entries),
    '',
    `${start}${JSON.stringify(entries)}${end}`,
  ].join('\n');
}

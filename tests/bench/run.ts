import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BenchResult, type BenchRow, runRow } from './support/benchRow.ts';
import { keepBook } from './support/keepBook.ts';
import { openBench } from './support/openBench.ts';
import { writeTable } from './support/writeTable.ts';

const book = join(import.meta.dirname, '../../docs/BENCH.md');
const flags = process.argv.slice(2).filter((word) => word.startsWith('--'));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));

const rows = chooseRows(await loadRows(), asked);
const bench = openBench();
const results: BenchResult[] = [];
let broken = 0;
try {
  for (const row of rows) {
    try {
      const result = await runRow(row, bench);
      results.push(result);
      if (flags.includes('--json')) console.log(JSON.stringify(result));
      else console.error(`${result.pass ? 'met   ' : 'missed'} ${row.name}`);
    } catch (error) {
      broken += 1;
      console.error(`${row.name} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
} finally {
  await bench.close();
}
const table = writeTable(results);
if (!flags.includes('--json')) console.log(`\n${table}`);
if (flags.includes('--write')) await keepBook(book, results);
process.exitCode = broken > 0 || results.some((result) => !result.pass) ? 1 : 0;

async function loadRows(): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  for await (const file of glob('rows/*.ts', { cwd: import.meta.dirname })) {
    const { row } = await import(pathToFileURL(join(import.meta.dirname, file)).href);
    found.push(row);
  }
  return found.sort((one, other) => one.name.localeCompare(other.name));
}

/** `page-1000` asks for that row and its parts (`page-1000-interactive`); no name asks for all. */
function chooseRows(all: BenchRow[], names: string[]): BenchRow[] {
  const unknown = names.filter((name) => !all.some((row) => row.name === name));
  if (unknown.length > 0) {
    console.error(`No such row: ${unknown.join(', ')}. There are: ${all.map((row) => row.name).join(', ')}.`);
    process.exit(2);
  }
  if (names.length === 0) return all;
  return all.filter((row) => names.some((name) => row.name === name || row.name.startsWith(`${name}-`)));
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** A line that ends an attack, what the code is without it, and the test that must fail then. */
interface Guard {
  finding: string;
  file: string;
  /** Stands in the file once. */
  line: string;
  without: string;
  test: string;
  /** The title of that test, or how it begins; empty where any of its file may fail. */
  title: string;
}

interface Result {
  testResults: { name: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/**
 * Takes guards out to see their tests fail: `npm run guards -- [words of findings]`, with `--together 10` so many of different files and
 * tests at once. It changes the files of this checkout while it runs, and puts them back.
 */
const root = join(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { together: { type: 'string', default: '1' } },
  allowPositionals: true,
});
const all = JSON.parse(readFileSync(join(import.meta.dirname, 'guards.json'), 'utf8')) as Guard[];
const wanted = all.filter(
  ({ finding }) => positionals.length === 0 || positionals.some((word) => finding.includes(word)),
);
const noticed = divide(wanted, Number(values.together)).flatMap(proveEach).filter(Boolean).length;
console.log(`${noticed} of ${wanted.length} guards are noticed when they are gone`);
process.exitCode = noticed < wanted.length ? 1 : 0;

/** Groups in which no two guards stand in one file or are looked at by one test file. */
function divide(guards: readonly Guard[], most: number): Guard[][] {
  const groups: Guard[][] = [];
  for (const guard of guards) {
    const fits = (group: Guard[]) =>
      group.length < most &&
      group.every(
        ({ file, test, title }) =>
          // Without a title whole files are run.
          file !== guard.file && test !== guard.test && (title === '') === (guard.title === ''),
      );
    const group = groups.find(fits);
    if (group) group.push(guard);
    else groups.push([guard]);
  }
  return groups;
}

/** What is not noticed among others is tried alone: one guard that is gone may hide another. */
function proveEach(group: readonly Guard[]): boolean[] {
  const noticed = prove(group);
  return group.map((guard, at) => noticed[at] === true || (group.length > 1 && prove([guard])[0] === true));
}

function prove(group: readonly Guard[]): boolean[] {
  const before = new Map(group.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  const putBack = () => {
    for (const [file, text] of before) writeFileSync(join(root, file), text);
  };
  const stop = () => {
    putBack();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const gone = group.filter((guard) => takeOut(guard, before.get(guard.file) ?? ''));
    const result = gone.length > 0 ? runTests(gone) : '';
    return group.map((guard) =>
      tell(guard, gone.includes(guard) ? result : `not once in ${guard.file}: ${guard.line}`),
    );
  } finally {
    putBack();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Whether its line stood in the file once, as one that has changed since does not. */
function takeOut({ file, line, without }: Guard, text: string): boolean {
  const parts = text.split(line);
  if (parts.length === 2) writeFileSync(join(root, file), parts.join(without));
  return parts.length === 2;
}

function runTests(group: readonly Guard[]): Result | string {
  const folder = mkdtempSync(join(tmpdir(), 'sala-guards-'));
  const outputFile = join(folder, 'result.json');
  const titles = group.map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll('%s', '.+'));
  const named = titles.every((title) => title !== '') ? ['-t', titles.join('|')] : [];
  const tests = group.map(({ test }) => test);
  const asked = ['vitest', 'run', ...tests, '--reporter=json', `--outputFile=${outputFile}`, ...named];
  const { stdout, stderr } = spawnSync('npx', asked, { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8')) as Result; // as vitest writes it
  } catch {
    return `vitest wrote nothing: ${stdout}${stderr}`.slice(-2000);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether the test has failed, which is said with what it failed by. */
function tell({ finding, test, title }: Guard, result: Result | string): boolean {
  const tests = typeof result === 'string' ? [] : result.testResults.filter(({ name }) => name.endsWith(test));
  const begin = title.split('%s')[0] ?? '';
  const failed = tests
    .flatMap(({ assertionResults }) => assertionResults)
    .find((one) => one.status === 'failed' && one.title.startsWith(begin));
  const why =
    typeof result === 'string' ? result : (failed?.failureMessages[0]?.split('\n')[0] ?? 'no test fails without it');
  console.log(`${failed ? 'noticed' : 'NOT NOTICED'}: ${finding}\n  ${test}\n  ${failed?.title ?? title}\n  ${why}`);
  return failed !== undefined;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { countResults, type StageResult, type TestCounts } from './support/countResults.ts';
import { openTemplates } from './support/openTemplates.ts';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const results = join(root, 'tests/results');
/** Far more than any stage takes beside another on two slow cores: what reaches it hangs. */
const stageLimitMs = 60 * 60_000;

/** The long ones first: two run side by side, one file of each at a time. More at once on two cores cost each other more than they gain. */
const stages: Record<string, string[]> = {
  server: ['--project', 'server'],
  stories: ['--config', '.storybook/vitest.config.ts'],
  e2e: ['--project', 'e2e'],
  browser: ['--project', 'browser'],
  unit: ['--project', 'unit'],
};
const sideBySide = 2;
/** Alone, these gain by two files at a time. The others have a browser beside each file, whose processes fill both cores. */
const gainByTwo = new Set(['server', 'unit']);
/** These open the built browser code: built once before them, it is not built by several at once. */
const needBuild = new Set(['server', 'e2e', 'unit']);
/** These clone databases with the demo sites, which are made once where several do. */
const needTemplates = new Set(['server', 'e2e']);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const total: TestCounts = { passed: 0, failed: 0 };
const shares: string[] = [];
const waiting = Object.entries(stages).filter(([name]) => asked.length === 0 || asked.includes(name));
const isAlone = waiting.length === 1;
const started = performance.now();
if (waiting.some(([name]) => needBuild.has(name))) await build();
const making = waiting.filter(([name]) => needTemplates.has(name)).length > 1 ? openTemplates() : null;
await Promise.all(Array.from({ length: sideBySide }, runWaiting));
await (await making)?.close();
console.log(`\n${shares.join('\n')}`);
console.log(`in all  ${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Without a change of the sources there is nothing to build; what cannot be built fails the tests that need it. */
async function build(): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'server/pages/assets/build.ts')], { cwd: root, stdio: 'inherit' });
  await waitForExit(child, 'build');
}

async function runWaiting(): Promise<void> {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
    const [name, args] = stage;
    const begun = performance.now();
    const result = await runStage(name, args);
    total.passed += result.passed;
    total.failed += result.failed;
    shares.push(describeShare(name, (performance.now() - begun) / 1000, result));
  }
}

async function runStage(name: string, args: string[]): Promise<StageResult> {
  const report = join(results, `${name}.json`);
  const unhandled = join(results, `${name}.unhandled.json`);
  await mkdir(results, { recursive: true });
  await Promise.all([report, unhandled].map((file) => rm(file, { force: true })));
  console.log(`\n── ${name} ──`);
  const made = needTemplates.has(name) && (await making);
  const output: Buffer[] = [];
  const reporters = [
    `--maxWorkers=${isAlone && gainByTwo.has(name) ? 2 : 1}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${join(root, 'tests/support/unhandledReporter.ts')}`,
  ];
  const child = spawn(process.execPath, [vitest, 'run', ...args, ...reporters], {
    cwd: root,
    // Two at once would mix their lines: what one writes is shown when it is done.
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(made ? { TEST_TEMPLATES: JSON.stringify(made.templates) } : {}),
      STORYBOOK_DISABLE_TELEMETRY: '1',
      UNHANDLED_REPORT: unhandled,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const exit = await waitForExit(child, name);
  process.stdout.write(Buffer.concat(output));
  const errors = await readFile(unhandled, 'utf8').catch(() => '[]');
  return countResults(await readFile(report, 'utf8').catch(() => null), exit, JSON.parse(errors) as string[]);
}

function waitForExit(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.error(`${name}: stopped after ${stageLimitMs / 60_000} minutes`);
      child.kill('SIGKILL');
    }, stageLimitMs);
    child.on('error', (error) => console.error(`${name}: ${error.message}`));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

/** One line for the stage, and one for each test that failed or did not run and for what else went wrong. */
function describeShare(name: string, seconds: number, result: StageResult): string {
  const { passed, failed, broken, skipped, problems } = result;
  const counts = `${passed} passed, ${failed} failed, ${skipped.length} skipped`;
  const line = `${name.padEnd(8)}${Math.round(seconds).toString().padStart(5)} s   ${counts}`;
  const list = (what: string, tests: string[]) => tests.map((test) => `  ${what}: ${relative(root, test)}`);
  const wrong = problems.map((problem) => `  failed: ${name}: ${problem}`);
  return [line, ...list('failed', broken), ...wrong, ...list('skipped', skipped)].join('\n');
}

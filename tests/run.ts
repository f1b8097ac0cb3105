import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countResults, type TestCounts } from './support/countResults.ts';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const results = join(root, 'tests/results');
const stageLimitMs = 20 * 60_000;

/** Cheap and telling first; one after the other, because each already uses every core it may. */
const stages: Record<string, string[]> = {
  unit: ['--project', 'unit'],
  server: ['--project', 'server'],
  browser: ['--project', 'browser'],
  stories: ['--config', '.storybook/vitest.config.ts'],
  e2e: ['--project', 'e2e'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`No such tests: ${unknown.join(', ')}. There are: ${Object.keys(stages).join(', ')}.`);
  process.exit(2);
}

const total: TestCounts = { passed: 0, failed: 0 };
for (const [name, args] of Object.entries(stages)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const counts = await runStage(name, args);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function runStage(name: string, args: string[]): Promise<TestCounts> {
  const report = join(results, `${name}.json`);
  await mkdir(results, { recursive: true });
  await rm(report, { force: true });
  console.log(`\n── ${name} ──`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, [vitest, 'run', ...args, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  const exit = await waitForExit(child, name);
  const counts = countResults(await readFile(report, 'utf8').catch(() => null), exit);
  for (const problem of counts.problems) console.error(`${name}: ${problem}`);
  return counts;
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

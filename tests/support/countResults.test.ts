import { expect, it } from 'vitest';
import { countResults } from './countResults.ts';

const file = { name: 'a.test.ts', status: 'passed', assertionResults: [{}] };

function report(passed: number, failed: number, files: object[] = [file]): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });
}

it('counts the tests of a report', () => {
  expect(countResults(report(3, 0), 0)).toEqual({ passed: 3, failed: 0, problems: [] });
  expect(countResults(report(3, 2), 1)).toEqual({ passed: 3, failed: 2, problems: [] });
});

it('fails a run that left no report', () => {
  expect(countResults(null, 1).failed).toBe(1);
  expect(countResults('{"numPassed', 0).failed).toBe(1);
});

it('fails a run that found no test', () => {
  expect(countResults(report(0, 0, []), 0).failed).toBe(1);
});

it('fails a run that ended badly although every test passed', () => {
  expect(countResults(report(3, 0), 1).failed).toBe(1);
});

it('counts a file that could not be loaded', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const counts = countResults(report(3, 0, [file, broken]), 1);
  expect(counts).toEqual({ passed: 3, failed: 1, problems: ['b.test.ts could not run: no such module'] });
});

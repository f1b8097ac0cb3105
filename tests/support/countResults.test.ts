import { expect, it } from 'vitest';
import { countResults } from './countResults.ts';

const test = (fullName: string, status: string) => ({ fullName, status });
const file = { name: 'a.test.ts', status: 'passed', assertionResults: [test('works', 'passed')] };
const sound = { broken: [], skipped: [], problems: [] };

function report(passed: number, failed: number, files: object[] = [file]): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });
}

it('counts the tests of a report', () => {
  expect(countResults(report(3, 0), 0)).toEqual({ passed: 3, failed: 0, ...sound });
  expect(countResults(report(3, 2), 1)).toEqual({ passed: 3, failed: 2, ...sound });
});

it('names the tests that were not run', () => {
  const assertionResults = [test('works', 'passed'), test('waits', 'skipped'), test('will work', 'todo')];
  const { passed, failed, skipped } = countResults(report(1, 0, [{ ...file, assertionResults }]), 0);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(skipped).toEqual(['a.test.ts > waits', 'a.test.ts > will work']);
});

it('names the tests that failed, and what they said', () => {
  const said = {
    ...test('says', 'failed'),
    failureMessages: ['\u001b[31mError: no\n  luck\u001b[39m\n    at a.ts:1:2\n    at b.ts'],
  };
  const assertionResults = [test('works', 'passed'), test('breaks', 'failed'), said];
  const broken = ['a.test.ts > breaks', 'a.test.ts > says — Error: no luck'];
  expect(countResults(report(1, 2, [{ ...file, assertionResults }]), 1).broken).toEqual(broken);
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

it('names errors outside of any test, each once', () => {
  const error = 'TypeError: data.map is not a function (while a.test.ts ran)\n    at c.ts:1:2';
  const { failed, problems } = countResults(report(3, 0), 1, [error, error]);
  expect(failed).toBe(1);
  expect(problems).toEqual(['error outside of any test — TypeError: data.map is not a function (while a.test.ts ran)']);
});

it('counts a file that could not be loaded', () => {
  const broken = { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const counts = countResults(report(3, 0, [file, broken]), 1);
  expect(counts).toEqual({
    passed: 3,
    failed: 1,
    broken: [],
    skipped: [],
    problems: ['b.test.ts could not run — no such module'],
  });
});

it('counts a file whose preparation failed, beside tests that failed', () => {
  const unprepared = { name: 'b.test.ts', status: 'failed', assertionResults: [test('waits', 'skipped')] };
  const { failed, problems } = countResults(report(1, 1, [file, unprepared]), 1);
  expect({ failed, problems }).toEqual({ failed: 2, problems: ['b.test.ts could not run — no reason given'] });
});

import { stripVTControlCharacters } from 'node:util';

export interface TestCounts {
  passed: number;
  failed: number;
}

export interface StageResult extends TestCounts {
  /** Names of the tests that failed, each with what it said. */
  broken: string[];
  /** Names of the tests that were not run: skipped, or only planned. */
  skipped: string[];
  problems: string[];
}

/** The parts of Vitest's JSON report that are counted. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/**
 * True counts of one run. What no test reports still fails it: a file that could not be loaded, an error outside every
 * test, a run that crashed, a run that found nothing to test.
 */
export function countResults(json: string | null, exitCode: number, unhandled: readonly string[] = []): StageResult {
  const report = parseReport(json);
  if (!report)
    return {
      passed: 0,
      failed: 1,
      broken: [],
      skipped: [],
      problems: [`ended with code ${exitCode} and left no report`],
    };
  const problems = report.testResults
    .filter((file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'))
    .map((file) => `${file.name} could not run${describeFailure([file.message || 'no reason given'])}`);
  problems.push(...new Set(unhandled.map((error) => `error outside of any test${describeFailure([error])}`)));
  const name = (isNamed: (status: string) => boolean) =>
    report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status }) => isNamed(status))
        .map(({ fullName, failureMessages }) => `${file.name} > ${fullName}${describeFailure(failureMessages)}`),
    );
  const broken = name((status) => status === 'failed');
  const skipped = name((status) => status !== 'passed' && status !== 'failed');
  const tests = report.numPassedTests + report.numFailedTests;
  if (tests === 0 && problems.length === 0) problems.push('found no test');
  if (exitCode !== 0 && report.numFailedTests === 0 && problems.length === 0)
    problems.push(`ended with code ${exitCode} although no test failed`);
  return { passed: report.numPassedTests, failed: report.numFailedTests + problems.length, broken, skipped, problems };
}

/** In one line, without colours and without the way there: whoever reads only the end of the output learns why. */
function describeFailure([message]: readonly string[] = []): string {
  if (!message) return '';
  const [said = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return ` — ${said.replace(/\s+/g, ' ').trim().slice(0, 600)}`;
}

function parseReport(json: string | null): Report | null {
  try {
    return json === null ? null : (JSON.parse(json) as Report); // written by Vitest itself
  } catch {
    return null;
  }
}

import { writeFile } from 'node:fs/promises';
import type { Reporter } from 'vitest/node';

/** Writes what went wrong outside of every test, which Vitest's JSON report leaves out, to the file the environment names. */
// biome-ignore lint/style/noDefaultExport: Vitest finds a reporter as the default of its file.
export default class UnhandledReporter implements Reporter {
  async onTestRunEnd(...[, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): Promise<void> {
    const file = process.env.UNHANDLED_REPORT;
    if (!file || errors.length === 0) return;
    const lines = errors.map(({ name, message, VITEST_TEST_PATH: path, stack }) => {
      const place = typeof path === 'string' ? ` (while ${path} ran)` : '';
      return `${name ?? 'Error'}: ${message}${place}\n${stack ?? ''}`;
    });
    await writeFile(file, JSON.stringify(lines));
  }
}

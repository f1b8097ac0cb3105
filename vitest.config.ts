import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawInChromium, drawOnlyVisible } from './tests/support/drawInChromium.ts';
import { LongestFirst } from './tests/support/longestFirst.ts';
import { timeouts } from './tests/support/patience.ts';

/**
 * V8 loses count of its protected code pages when a thread ends, and ends the whole process ("jit_page.has_value()"); seen on processors
 * with memory protection keys only.
 */
const execArgv = ['--no-memory-protection-keys'];
/** As Node runs them, without Vite: the server has nothing that needs it, and its code computes less when Vite has not rewritten its imports. */
const asNodeRuns = { viteModuleRunner: false, nodeLoader: false };
const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'storybook-static/**'];

export default defineConfig({
  test: {
    maxWorkers: 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Importing what is tested anew for each file would cost more than the tests themselves.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.server.test.ts', '**/*.browser.test.tsx', '**/*.e2e.test.ts'],
          setupFiles: 'tests/support/fixChances.ts',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          experimental: asNodeRuns,
          isolate: false,
          include: ['**/*.server.test.ts'],
          execArgv,
          exclude: ignored,
          globalSetup: 'tests/support/startTestPostgres.ts',
          setupFiles: ['tests/support/fixChances.ts', 'tests/support/closeLeftovers.ts'],
          ...timeouts,
        },
      },
      {
        plugins: [react()],
        // Found only when a date or a dialog is first drawn, which would load a running test again.
        optimizeDeps: { include: ['react-aria-components', '@internationalized/date'] },
        define: drawOnlyVisible,
        test: {
          name: 'browser',
          isolate: false,
          include: ['**/*.browser.test.tsx'],
          exclude: ignored,
          setupFiles: 'tests/support/sharedPage.ts',
          ...timeouts,
          browser: drawInChromium(),
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          experimental: asNodeRuns,
          isolate: false,
          include: ['tests/e2e/*.e2e.test.ts'],
          execArgv,
          globalSetup: 'tests/support/startTestPostgres.ts',
          setupFiles: ['tests/support/fixChances.ts', 'tests/support/closeLeftovers.ts'],
          ...timeouts,
        },
      },
    ],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { drawInChromium } from './tests/support/drawInChromium.ts';

const ignored = ['**/node_modules/**', '**/dist/**', '**/.data/**', 'storybook-static/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.server.test.ts', '**/*.browser.test.tsx', '**/*.e2e.test.ts'],
          // Property tests share two cores with everything else that runs.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.server.test.ts'],
          exclude: ignored,
          globalSetup: 'tests/support/startTestPostgres.ts',
          setupFiles: 'tests/support/closeLeftovers.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: { name: 'browser', include: ['**/*.browser.test.tsx'], exclude: ignored, browser: drawInChromium() },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/*.e2e.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

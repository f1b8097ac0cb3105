import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const rootDir = import.meta.dirname;

/** Paths of the public doors, for plugins inside and outside the repository alike. */
const doors = ['schemas', 'engine', 'server', 'runtime', 'builder'].map((name) => ({
  find: `sala/${name}`,
  replacement: join(rootDir, name, name === 'schemas' ? 'index.ts' : 'sdk.ts'),
}));

/** What every Vite of the project shares: the builds, the development server and Storybook. */
export const sharedConfig: InlineConfig = {
  root: rootDir,
  appType: 'custom',
  resolve: { alias: doors, dedupe: ['react', 'react-dom'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  css: { devSourcemap: true },
  build: {
    // The oldest browsers with light-dark(), container queries and oklch(); older ones get the page without scripts.
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
};

export default { ...sharedConfig, plugins: [react()] };

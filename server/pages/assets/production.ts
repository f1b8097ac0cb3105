import type { InlineConfig } from 'vite';
import { sharedConfig } from '../../../vite.config.ts';

/** Always a production build, whatever NODE_ENV is. */
export const production: InlineConfig = {
  ...sharedConfig,
  mode: 'production',
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
};

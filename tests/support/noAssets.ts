import type { Assets } from '../../server/pages/assets/assets.ts';

/** What an app has in place of the built browser code. */
export const noAssets: Assets = {
  mode: 'built',
  dir: '/nonexistent',
  widget: () => undefined,
  controls: {},
  entry: () => undefined,
  hydrateMode: () => 'never',
  broken: {},
  fonts: [],
  style: () => undefined,
  loadServerRuntime: () => Promise.reject(new Error('this test has no browser code')),
  close: async () => undefined,
};

import type { Assets, AssetsOptions } from './assets.ts';

/** Opens the browser's code: builds it if needed, or serves it from the sources in development. */
export async function openAssets(options: AssetsOptions): Promise<Assets> {
  if (options.mode === 'dev') {
    const { openDevAssets } = await import('./devAssets.ts');
    return openDevAssets(options);
  }
  const [{ ensureBuilt }, { openBuiltAssets }] = await Promise.all([
    import('./ensureBuilt.ts'),
    import('./builtAssets.ts'),
  ]);
  return openBuiltAssets(await ensureBuilt(options), options.plugins);
}

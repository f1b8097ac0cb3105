import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { rootDir } from '../plugins/loadPlugins.ts';
import { hashSources } from './hashSources.ts';

const distDir = join(rootDir, 'dist');
const keptBuilds = 3;
const abandonedMs = 60 * 60 * 1000;

/**
 * The folder of the build that fits the sources; builds it when there is none. Builds happen in a folder of their own that
 * is renamed when complete, so a half-finished one never counts and processes that start together do not disturb each other.
 */
export async function ensureBuilt(options: { plugins: LoadedPlugin[]; log: Logger; force?: boolean }): Promise<string> {
  const { plugins, log, force } = options;
  const target = join(distDir, hashSources(plugins));
  if (!force && existsSync(join(target, 'assets.json'))) {
    const now = new Date();
    await utimes(target, now, now).catch(() => undefined); // read-only checkouts run too
    return target;
  }
  log.info('building the browser code');
  const started = performance.now();
  await mkdir(distDir, { recursive: true });
  const workshop = await mkdtemp(join(distDir, '.building-'));
  try {
    const { buildAssets } = await import('./buildAssets.ts');
    await buildAssets(plugins, workshop);
    await chmod(workshop, 0o755); // another user may run Sala from the same checkout
    if (force || !existsSync(join(target, 'assets.json'))) await rm(target, { recursive: true, force: true });
    await rename(workshop, target).catch((error: unknown) => {
      // Another process was faster; its build is of the same sources.
      if (!existsSync(join(target, 'assets.json'))) throw error;
    });
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  log.info({ ms: Math.round(performance.now() - started) }, 'browser code built');
  await removeOldBuilds(target).catch((error: unknown) => log.warn({ err: error }, 'old builds could not be removed'));
  return target;
}

/** Keeps the last used builds: another version of the sources may be running from one of them. */
async function removeOldBuilds(current: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(distDir)).map(async (name) => {
      const path = join(distDir, name);
      return { name, path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const finished = builds.filter(({ name, path }) => /^[0-9a-f]{16}$/.test(name) && path !== current);
  const old = finished.sort((a, b) => b.usedAt - a.usedAt).slice(keptBuilds);
  const abandoned = builds.filter(
    ({ name, usedAt }) => name.startsWith('.building-') && Date.now() - usedAt > abandonedMs,
  );
  for (const { path } of [...old, ...abandoned]) await rm(path, { recursive: true, force: true });
}

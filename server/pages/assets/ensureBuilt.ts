import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { hashSources } from './hashSources.ts';

const distDir = join(rootDir, 'dist');
const hour = 60 * 60 * 1000;
/** A running process marks its build as used every hour, see `markUsed`. */
const unusedMs = 24 * hour;
const abandonedMs = hour;

/**
 * Returns the folder of the build for these sources; builds it if missing. Builds happen in a temporary folder that is
 * renamed when complete, so an incomplete one never counts and simultaneous starts do not disturb each other.
 */
export async function ensureBuilt(options: { plugins: LoadedPlugin[]; log: Logger; force?: boolean }): Promise<string> {
  const { plugins, log, force } = options;
  const target = join(distDir, hashSources(plugins));
  if (!force && existsSync(join(target, 'assets.json'))) {
    await markUsed(target);
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

/** Keeps a build from being deleted. */
export async function markUsed(buildDir: string): Promise<void> {
  const now = new Date();
  await utimes(buildDir, now, now).catch(() => undefined); // read-only checkouts run too
}

/** Deletes builds that no process has used for a day, and incomplete ones. */
async function removeOldBuilds(current: string): Promise<void> {
  const builds = await Promise.all(
    (await readdir(distDir)).map(async (name) => {
      const path = join(distDir, name);
      return { name, path, usedAt: (await stat(path)).mtimeMs };
    }),
  );
  const unused = builds.filter(({ name, path, usedAt }) => {
    const isOld = Date.now() - usedAt > (name.startsWith('.building-') ? abandonedMs : unusedMs);
    return isOld && path !== current && /^([0-9a-f]{16}|\.building-\w+)$/.test(name);
  });
  for (const { path } of unused) await rm(path, { recursive: true, force: true });
}

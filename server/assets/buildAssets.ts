import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Logger } from 'pino';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { sharedConfig } from '../../vite.config.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';
import { rootDir } from '../plugins/loadPlugins.ts';
import { clientInput, serverInput, widgetInput } from './buildInput.ts';
import { lightPreload } from './lightPreload.ts';
import { readManifest } from './readManifest.ts';

/** Builds the browser's code and its server side into a folder: `assets/` to serve, `server/` to draw, `assets.json`. */
export async function buildAssets(plugins: LoadedPlugin[], outDir: string, log: Logger): Promise<void> {
  try {
    await buildBoth(plugins, outDir);
  } catch (error) {
    const sound = await leaveOutBroken(plugins, log);
    if (sound.length === plugins.length) throw error;
    await buildBoth(sound, outDir);
  }
  await writeFile(join(outDir, 'assets.json'), JSON.stringify(await readManifest(outDir)));
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  await compressAll(join(outDir, 'assets'));
}

/** Built for production whatever word the process was started with. */
const production: InlineConfig = {
  ...sharedConfig,
  mode: 'production',
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
};

async function buildBoth(plugins: LoadedPlugin[], outDir: string): Promise<void> {
  await build(clientConfig(plugins, outDir));
  await build(serverConfig(plugins, outDir));
}

/** One plugin must not keep the house from starting: the widgets of those that cannot be built are left out. */
async function leaveOutBroken(plugins: LoadedPlugin[], log: Logger): Promise<LoadedPlugin[]> {
  const sound: LoadedPlugin[] = [];
  for (const plugin of plugins) {
    try {
      if (plugin.widgets.length > 0) await build(trialConfig(plugin));
      sound.push(plugin);
    } catch (error) {
      log.error({ err: error, plugin: plugin.manifest.id }, 'widgets left out: they cannot be built');
    }
  }
  return sound;
}

function trialConfig(plugin: LoadedPlugin): InlineConfig {
  return {
    ...production,
    logLevel: 'silent',
    build: { ...sharedConfig.build, write: false, rolldownOptions: { input: widgetInput([plugin]) } },
  };
}

function clientConfig(plugins: LoadedPlugin[], outDir: string): InlineConfig {
  return {
    ...production,
    plugins: [lightPreload],
    build: {
      ...sharedConfig.build,
      outDir,
      emptyOutDir: false,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: clientInput(plugins),
        preserveEntrySignatures: 'allow-extension',
        // Nothing happens on import: what a widget does not use of the public door stays out of its page.
        treeshake: { moduleSideEffects: (id) => !isOwnModule(id) },
        output: {
          // One chunk for what every page needs, whatever the number of widgets that share it.
          codeSplitting: {
            groups: [
              { name: 'start', test: starters, priority: 20 },
              { name: nameRuntime(), priority: 10 },
            ],
          },
        },
      },
    },
  };
}

const runtimeStart = join(rootDir, 'runtime', 'page', 'startPage.tsx');
/** The first script of a page and what it stands on; it must not wait for the rest. */
const starters =
  /[\\/]runtime[\\/](start[\\/]\w+\.ts|navigation[\\/]findPageLink\.ts|theme[\\/]writeCookie\.ts)$|vite[\\/]preload-helper|rolldown[\\/]runtime/;
/** What every page that wakes up needs: React, and all that `startPage` imports at once; the rest comes with those who use it. */
function nameRuntime(): Rolldown.CodeSplittingNameFunction {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= collectImported(runtimeStart, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
    return needed.has(id) && !id.endsWith('.css') ? 'runtime' : null;
  };
}

function isOwnModule(id: string): boolean {
  return id.startsWith(rootDir) && /^(schemas|engine|runtime)[\\/].*\.tsx?$/.test(id.slice(rootDir.length));
}

function collectImported(start: string, importsOf: (id: string) => string[]): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const imported of importsOf(id)) found.add(imported);
  return found;
}

function serverConfig(plugins: LoadedPlugin[], outDir: string): InlineConfig {
  return {
    ...production,
    // React too, for it would choose its slow build by the environment of the process.
    ssr: { noExternal: true, target: 'node' },
    build: {
      target: 'node24',
      outDir: join(outDir, 'server'),
      emptyOutDir: false,
      ssr: true,
      minify: false,
      emitAssets: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: serverInput(plugins),
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
      },
    },
  };
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const worthCompressing = /\.(js|css|svg|json)$/;

/** Leaves a compressed twin beside each text file, so that serving costs nothing. */
async function compressAll(dir: string): Promise<void> {
  const files = (await readdir(dir)).filter((name) => worthCompressing.test(name));
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(dir, name));
      if (content.length < 1024) return;
      const [br, gz] = await Promise.all([
        toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        toGzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(join(dir, `${name}.br`), br), writeFile(join(dir, `${name}.gz`), gz)]);
    }),
  );
}

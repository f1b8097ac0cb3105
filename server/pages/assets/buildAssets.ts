import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { sharedConfig } from '../../../vite.config.ts';
import { rootDir } from '../../platform/config/rootDir.ts';
import type { LoadedPlugin } from '../../plugins/loadedPlugin.ts';
import { clientInput, serverInput } from './buildInput.ts';
import { currentImmer } from './currentImmer.ts';
import { lightPreload } from './lightPreload.ts';
import { production } from './production.ts';
import { reactAsModules } from './reactAsModules.ts';
import { type AssetList, readManifest } from './readManifest.ts';
import { tryBuild } from './tryBuild.ts';
import { withoutAriaTexts } from './withoutAriaTexts.ts';

/** Builds the browser's code and its server side into a folder: `assets/` to serve, `server/` to draw, `assets.json`. */
export async function buildAssets(plugins: LoadedPlugin[], outDir: string): Promise<void> {
  let broken = await findBroken(plugins.filter(({ dir }) => !dir.startsWith(join(rootDir, 'plugins'))));
  try {
    await buildBoth(plugins, broken, outDir);
  } catch (error) {
    broken = await findBroken(plugins);
    if (Object.keys(broken).length === 0) throw error;
    await buildBoth(plugins, broken, outDir);
  }
  await writeFile(join(outDir, 'assets.json'), JSON.stringify({ ...(await readManifest(outDir)), broken }));
  await rm(join(outDir, '.vite'), { recursive: true, force: true });
  await compressAll(join(outDir, 'assets'));
}

async function buildBoth(plugins: LoadedPlugin[], broken: AssetList['broken'], outDir: string): Promise<void> {
  const sound = plugins.filter(({ manifest }) => !Object.hasOwn(broken, manifest.id));
  await build(clientConfig(sound, outDir));
  await build(serverConfig(sound, outDir));
}

/** A plugin that cannot be built must not prevent the start: it is left out. */
async function findBroken(plugins: LoadedPlugin[]): Promise<AssetList['broken']> {
  const broken: AssetList['broken'] = {};
  for (const plugin of plugins) {
    const faults = await tryBuild(plugin);
    if (faults.length > 0) broken[plugin.manifest.id] = faults;
  }
  return broken;
}

function clientConfig(plugins: LoadedPlugin[], outDir: string): InlineConfig {
  return {
    ...production,
    plugins: [lightPreload, reactAsModules, withoutAriaTexts, currentImmer],
    build: {
      ...sharedConfig.build,
      outDir,
      emptyOutDir: false,
      manifest: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // The builder is one chunk of half a megabyte, which only those who build load.
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: clientInput(plugins),
        preserveEntrySignatures: 'allow-extension',
        // Marked free of side effects, so that unused exports of the public door are left out.
        treeshake: { moduleSideEffects: (id) => !isOwnModule(id) },
        output: {
          // One chunk for the code of every page, whatever the number of widgets that share it.
          codeSplitting: {
            groups: [
              { name: nameImported('start', starter, helpers), priority: 20 },
              { name: nameImported('runtime', page, reading), priority: 10 },
              { name: 'form', test: forms, priority: 5 },
            ],
          },
        },
      },
    },
  };
}

/** The first script of a page, loaded before the rest. */
const starter = join(rootDir, 'runtime', 'page', 'start', 'startOnDemand.ts');
/** What the bundler adds to it. */
const helpers = /vite[\\/]preload-helper|rolldown[\\/]runtime/;
/** The code of every interactive page, with React, and what most pages of reading show. */
const page = join(rootDir, 'runtime', 'page', 'startPage.tsx');
const reading = /[\\/]runtime[\\/]render[\\/]RichText\.tsx$/;

/** What forms need, whatever their fields. */
const forms = /[\\/]runtime[\\/]form[\\/](?!run[\\/]|SubmissionDialog)[^\\/]+\.tsx?$/;

/** Names the chunk of a module, its static imports and others; what it loads later has chunks of its own. */
function nameImported(name: string, start: string, others?: RegExp): Rolldown.CodeSplittingNameFunction {
  let needed: Set<string> | undefined;
  return (id, graph) => {
    needed ??= collectImported(start, (module) => graph.getModuleInfo(module)?.importedIds ?? []);
    return (needed.has(id) && !id.endsWith('.css')) || others?.test(id) ? name : null;
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
    // Including React, which would choose its development build by NODE_ENV.
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

/** Writes a compressed copy beside each text file, so that nothing is compressed when served. */
async function compressAll(dir: string): Promise<void> {
  const files = (await readdir(dir)).filter((name) => worthCompressing.test(name));
  await Promise.all(
    files.map(async (name) => {
      const content = await readFile(join(dir, name));
      if (content.length < 1024) return;
      const [br, gz] = await Promise.all([
        toBrotli(content, { params: brotliParams(content.length) }),
        toGzip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(join(dir, `${name}.br`), br), writeFile(join(dir, `${name}.gz`), gz)]);
    }),
  );
}

/** A window no larger than the text: the tables of a full one cost seven times the compression itself. */
function brotliParams(length: number): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 16));
  return {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(constants.BROTLI_DEFAULT_WINDOW, window),
  };
}

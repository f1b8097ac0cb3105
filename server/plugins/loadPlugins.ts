import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire, registerHooks } from 'node:module';
import { isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { AnyStateMachine } from 'xstate';
import type { CollectionSchema, Layout, PluginManifest, WidgetDefinition } from '../../schemas/index.ts';
import type { ServerPlugin } from '../sdk/defineServer.ts';
import type { LoadedCollection, LoadedPlugin, LoadedWidget } from './loadedPlugin.ts';

export const rootDir = fileURLToPath(new URL('../../', import.meta.url));
const shippedDir = join(rootDir, 'plugins');

/**
 * Loads the shipped plugins and the foreign ones named in the configuration (a folder, or an npm package). What a plugin
 * adds is found by its folders. A plugin that cannot be loaded is logged and left out; the others go on.
 */
export async function loadPlugins(options: { foreign: string[]; log: Logger }): Promise<LoadedPlugin[]> {
  shareSdk();
  const shipped = (await listFolders(shippedDir)).map((name) => join(shippedDir, name));
  const folders = [...shipped, ...options.foreign.map(findForeign)];
  const plugins: LoadedPlugin[] = [];
  for (const folder of folders) {
    try {
      const plugin = await loadPlugin(folder);
      if (!plugin) continue;
      if (plugins.some((other) => other.manifest.id === plugin.manifest.id))
        throw new Error(`another plugin has the id "${plugin.manifest.id}"`);
      plugins.push(plugin);
    } catch (error) {
      options.log.error({ err: error, plugin: folder }, 'plugin left out: it could not be loaded');
    }
  }
  return plugins;
}

async function loadPlugin(dir: string): Promise<LoadedPlugin | undefined> {
  const manifestFile = findModule(join(dir, 'manifest'));
  if (!manifestFile) {
    if (dir.startsWith(shippedDir)) return undefined;
    throw new Error('it has no manifest.ts (or manifest.js)');
  }
  const { manifest } = await importModule<{ manifest?: PluginManifest }>(manifestFile);
  if (!manifest?.id) throw new Error('its manifest module does not export `manifest`');
  const serverFile = findModule(join(dir, 'server', 'index'));
  const [collections, layouts, widgets, server] = await Promise.all([
    loadCollections(join(dir, 'collections')),
    loadLayouts(join(dir, 'layouts')),
    loadWidgets(join(dir, 'runtime'), manifest.id),
    serverFile ? importModule<{ server?: ServerPlugin }>(serverFile) : undefined,
  ]);
  return { manifest, dir, collections, layouts, widgets, server: server?.server };
}

async function loadCollections(dir: string): Promise<LoadedCollection[]> {
  return Promise.all(
    (await listFolders(dir)).map(async (name) => {
      const schema = await readJson<CollectionSchema>(join(dir, name, `${name}.schema.json`));
      const machineFile = findModule(join(dir, name, `${name}.machine`));
      if (!machineFile) return { schema };
      const { machine } = await importModule<{ machine?: AnyStateMachine }>(machineFile);
      if (!machine) throw new Error(`${name}.machine does not export \`machine\``);
      return { schema, machine };
    }),
  );
}

async function loadLayouts(dir: string): Promise<Record<string, Layout>> {
  const files = (await listEntries(dir)).filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const layouts = await Promise.all(
    files.map(async ({ name }) => [name.slice(0, -'.json'.length), await readJson<Layout>(join(dir, name))] as const),
  );
  return Object.fromEntries(layouts);
}

async function loadWidgets(dir: string, plugin: string): Promise<LoadedWidget[]> {
  const loaded = await Promise.all(
    (await listFolders(dir)).map(async (name): Promise<LoadedWidget | undefined> => {
      const definitionFile = findModule(join(dir, name, name));
      if (!definitionFile) return undefined;
      const { widget } = await importModule<{ widget?: WidgetDefinition }>(definitionFile);
      if (!widget) throw new Error(`widget ${name} does not export \`widget\``);
      const viewName = toPascalCase(name);
      const viewFile = ['.tsx', '.jsx', '.js'].map((ending) => join(dir, name, viewName + ending)).find(existsSync);
      if (!viewFile) throw new Error(`widget ${name} has no ${viewName}.tsx`);
      return { definition: widget, plugin, viewFile, viewName };
    }),
  );
  return loaded.filter((widget) => widget !== undefined);
}

function findForeign(name: string): string {
  if (name.startsWith('.') || isAbsolute(name)) return resolve(name);
  try {
    return resolve(createRequire(join(rootDir, 'package.json')).resolve(`${name}/package.json`), '..');
  } catch {
    return resolve(name);
  }
}

let sdkShared = false;

/** Lets a plugin outside the repository import `sala/schemas`, `sala/server` … as a shipped one does. */
function shareSdk(): void {
  if (sdkShared) return;
  sdkShared = true;
  const ownParent = pathToFileURL(join(rootDir, 'package.json')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('sala/') ? next(specifier, { ...context, parentURL: ownParent }) : next(specifier, context),
  });
}

async function importModule<Module>(file: string): Promise<Module> {
  return (await import(pathToFileURL(file).href)) as Module; // a plugin's module is checked by those who read its parts
}

async function readJson<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Content; // schemas are checked when they are compiled
  } catch (error) {
    throw new Error(`${file} is not readable JSON`, { cause: error });
  }
}

function findModule(path: string): string | undefined {
  return [`${path}.ts`, `${path}.js`, `${path}.mjs`].find(existsSync);
}

async function listFolders(dir: string): Promise<string[]> {
  return (await listEntries(dir)).filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function listEntries(dir: string) {
  if (!existsSync(dir)) return [];
  return (await readdir(dir, { withFileTypes: true })).sort((a, b) => a.name.localeCompare(b.name));
}

/** `news_ticker` → `NewsTicker`. */
export function toPascalCase(name: string): string {
  return name
    .split(/[_-]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

import { createRequire, registerHooks } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import { checkPlugin } from '../../engine/plugin/checkPlugin.ts';
import { collectNames } from '../../engine/plugin/names/collectNames.ts';
import { faultIn, type PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import { listIcons } from '../platform/config/iconsDir.ts';
import { rootDir } from '../platform/config/rootDir.ts';
import { describeFault } from './describeFault.ts';
import { type LeftOutPlugin, leaveOutFaulty } from './leaveOutFaulty.ts';
import type { LoadedPlugin } from './loadedPlugin.ts';
import { listFolders } from './pluginFiles.ts';
import { type FoundPlugin, readPlugin } from './readPlugin.ts';

const shippedDir = join(rootDir, 'plugins');

export interface LoadedPlugins {
  /** The sound ones. */
  plugins: LoadedPlugin[];
  /** The faulty ones, and those that require one. */
  leftOut: LeftOutPlugin[];
}

/**
 * Loads the shipped plugins and those named in the configuration (a folder, or an npm package). A plugin's parts are
 * found by its folders. A plugin with a fault is left out, with those that require it; the rest is loaded.
 */
export async function loadPlugins(options: {
  foreign: string[];
  log: Logger;
  /** Finds faults that the engine cannot see, such as those of calls. */
  check?: (plugin: LoadedPlugin) => PluginFault[];
  /** Shipped plugins, by their folders, that are not searched for faults: no later plugin can cause one in them. */
  trusts?: (dir: string) => boolean;
}): Promise<LoadedPlugins> {
  const found = await findPlugins(options.foreign);
  const names = collectNames(found, listIcons());
  const now = new Date();
  const ids = new Set<string>();
  const faults = new Map(
    found.map((plugin) => {
      const { id } = plugin.manifest;
      const isSecond = ids.size === ids.add(id).size;
      if (isSecond) return [plugin, [idTaken(id), ...plugin.faults]] as const;
      if (options.trusts?.(plugin.dir)) return [plugin, plugin.faults] as const;
      return [
        plugin,
        [...plugin.faults, ...search(() => [...checkPlugin(plugin, names, now), ...(options.check?.(plugin) ?? [])])],
      ] as const;
    }),
  );
  const loaded = leaveOutFaulty(found, (plugin) => faults.get(plugin) ?? []);
  for (const plugin of loaded.leftOut) logLeftOut(options.log, plugin);
  return loaded;
}

/** An unexpected error in a plugin leaves out that plugin only; the server starts. */
function search(check: () => PluginFault[]): PluginFault[] {
  try {
    return check();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [faultIn('manifest', '', { th: `ตรวจสอบไม่สำเร็จ: ${reason}`, en: `it cannot be checked: ${reason}` })];
  }
}

/** The faults of every plugin are logged once, when the server starts. */
export function logLeftOut(log: Logger, { dir, faults }: LeftOutPlugin): void {
  log.error({ plugin: dir, faults: faults.map((fault) => describeFault(fault, 'en')) }, 'plugin left out');
}

export function isShipped(dir: string): boolean {
  return dirname(dir) === shippedDir;
}

async function findPlugins(foreign: string[]): Promise<FoundPlugin[]> {
  shareSdk();
  shipped ??= readShipped();
  const plugins = [...(await shipped)];
  for (const name of foreign) {
    const plugin = await readPlugin(findForeign(name), { isShipped: false });
    if (plugin) plugins.push(plugin);
  }
  return plugins;
}

/** Read once a process, as their modules are. */
let shipped: Promise<FoundPlugin[]> | undefined;

async function readShipped(): Promise<FoundPlugin[]> {
  const found: FoundPlugin[] = [];
  for (const name of await listFolders(shippedDir)) {
    const plugin = await readPlugin(join(shippedDir, name), { isShipped: true });
    if (plugin) found.push(plugin);
  }
  return found;
}

function idTaken(id: string): PluginFault {
  const text = { th: `มีโมดูลอื่นใช้ id "${id}" แล้ว`, en: `another plugin has the id "${id}"` };
  return { file: 'manifest.ts', path: 'id', code: 'plugin', message: text.en, text };
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

/** Lets a plugin outside the repository import `sala/schemas`, `sala/server` … like a shipped one. */
function shareSdk(): void {
  if (sdkShared) return;
  sdkShared = true;
  const ownParent = pathToFileURL(join(rootDir, 'package.json')).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('sala/') ? next(specifier, { ...context, parentURL: ownParent }) : next(specifier, context),
  });
}

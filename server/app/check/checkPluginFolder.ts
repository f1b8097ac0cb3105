import { resolve } from 'node:path';
import { pino } from 'pino';
import type { PluginFault } from '../../../engine/plugin/names/pluginFault.ts';
import { tryBuild } from '../../pages/assets/tryBuild.ts';
import { isShipped, loadPlugins } from '../../plugins/loadPlugins.ts';
import { checkPluginParts } from '../checkPluginParts.ts';

/** Every fault of the plugin in a folder, beside the shipped plugins and others: what the server finds at its start. */
export async function checkPluginFolder(folder: string, others: string[] = []): Promise<PluginFault[]> {
  const dir = resolve(folder);
  const { plugins, leftOut } = await loadPlugins({
    foreign: [...others.filter((name) => resolve(name) !== dir), ...(isShipped(dir) ? [] : [dir])],
    log: pino({ level: 'silent' }),
    check: checkPluginParts,
    trusts: (other) => isShipped(other) && other !== dir,
  });
  const sound = plugins.find((plugin) => plugin.dir === dir);
  if (sound) return tryBuild(sound);
  return leftOut.findLast((plugin) => plugin.dir === dir)?.faults ?? [];
}

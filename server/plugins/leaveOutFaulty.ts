import { checkAmong } from '../../engine/plugin/checkAmong.ts';
import { faultIn, type PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import type { Text } from '../../schemas/index.ts';
import type { LoadedPlugin } from './loadedPlugin.ts';

/** A plugin that is not loaded, and why. */
export interface LeftOutPlugin {
  id: string;
  title: Text;
  /** Absolute path of its folder. */
  dir: string;
  faults: PluginFault[];
}

/** The plugins without faults, and the others with theirs: also those that require, or sum, what is left out. */
export function leaveOutFaulty<Plugin extends LoadedPlugin>(
  plugins: readonly Plugin[],
  faultsOf: (plugin: Plugin) => readonly PluginFault[],
): { plugins: Plugin[]; leftOut: LeftOutPlugin[] } {
  const reasons = new Map(plugins.map((plugin) => [plugin, [...faultsOf(plugin)]]));
  const isOut = (plugin: Plugin) => (reasons.get(plugin)?.length ?? 0) > 0;
  for (let settled = false; !settled; ) {
    const sound = plugins.filter((plugin) => !isOut(plugin));
    const ids = new Set(sound.map(({ manifest }) => manifest.id));
    const found = sound.map((plugin) => {
      const lacking = listLacking(plugin, ids).map(requiredOut);
      return [plugin, lacking.length > 0 ? lacking : checkAmong(plugin, sound)] as const;
    });
    for (const [plugin, faults] of found) reasons.get(plugin)?.push(...faults);
    settled = found.every(([, faults]) => faults.length === 0);
  }
  return {
    plugins: plugins.filter((plugin) => !isOut(plugin)),
    leftOut: plugins.filter(isOut).map((plugin) => ({
      id: plugin.manifest.id,
      title: plugin.manifest.title ?? { th: plugin.manifest.id, en: plugin.manifest.id },
      dir: plugin.dir,
      faults: reasons.get(plugin) ?? [],
    })),
  };
}

function listLacking({ manifest }: LoadedPlugin, sound: ReadonlySet<string>): string[] {
  return (manifest.requires ?? []).filter((id) => !sound.has(id));
}

function requiredOut(id: string): PluginFault {
  return faultIn('manifest.ts', 'requires', {
    th: `ต้องใช้โมดูล ${id} ซึ่งไม่ได้โหลด`,
    en: `it requires the plugin ${id}, which is left out`,
  });
}

import type { PluginFault } from '../../engine/plugin/names/pluginFault.ts';
import { checkPluginCalls } from '../api/calls/pluginCalls.ts';
import { checkTemplates } from '../documents/checkTemplates.ts';
import type { LoadedPlugin } from '../plugins/loadedPlugin.ts';

/** Faults of a plugin that the engine cannot see: in its calls, and in the templates of its documents. */
export function checkPluginParts(plugin: LoadedPlugin): PluginFault[] {
  return [...checkPluginCalls(plugin), ...checkTemplates(plugin)];
}

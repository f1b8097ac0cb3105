import type { PlatformParts } from '../platform/platformParts.ts';
import type { PluginRegistry } from './pluginRegistry.ts';

export interface PluginParts extends PlatformParts {
  registry: PluginRegistry;
}

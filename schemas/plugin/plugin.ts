import type { RouteDefinition } from '../route/route.ts';
import type { Text } from '../text.ts';
import type { CounterDefinition } from './counter.ts';

/** What both sides may know of a plugin; data only. Its collections, layouts and code are found by their folders. */
export interface PluginManifest {
  id: string;
  title: Text;
  description?: Text;
  group: string;
  icon?: string;
  base?: string;
  /** Where the base path leads. */
  redirect?: string;
  keepsQuery?: boolean;
  roles?: string[];
  flags?: {
    default?: boolean;
    submenu?: boolean;
    dashboard?: boolean;
    inApp?: boolean;
    inTop?: boolean;
    counter?: boolean;
  };
  /** Part of the house: cannot be turned off. */
  core?: boolean;
  requires?: string[];
  routes?: RouteDefinition[];
  /** What waits for people, counted in the header. */
  counters?: CounterDefinition[];
  /** Version of Sala's plugin contract it was made for. */
  contract?: number;
}

/** Types a manifest without changing it. */
export function definePlugin(manifest: PluginManifest): PluginManifest {
  return manifest;
}

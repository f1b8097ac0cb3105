import type { PluginParts } from '../plugins/pluginParts.ts';
import type { SiteStore } from './siteStore.ts';

export interface SiteParts extends PluginParts {
  sites: SiteStore;
}

import type { ListedPlugin } from './listedPlugin.ts';

/** A site as root sees it in a list. */
export interface ListedSite {
  id: string;
  name: string;
  type: 'unit' | 'collection' | 'origin';
  language: 'th' | 'en';
  timeZone: string;
  plugins: string[];
  /** All without a list. */
  allowedPlugins: string[] | null;
  logo: string | null;
  hosts: string[];
  people: number;
  createdAt: string;
  suspendedAt: string | null;
  current: boolean;
}

export interface SiteDetail extends ListedSite {
  available: ListedPlugin[];
}

import type { OwnRole } from '../people/ownRole.ts';
import type { RouteDefinition } from '../route/route.ts';
import type { Text } from '../text.ts';
import type { CounterDefinition } from './counter.ts';
import type { DeclaredPattern, DeclaredPublicRecords } from './declared.ts';
import type { FormAdditions } from './formAdditions.ts';
import type { RegistrationQuestion } from './registration.ts';
import type { ScreensDefinition } from './screens.ts';

/** The kinds of sites for which plugins bring samples. */
export const siteKinds = ['academy', 'shop', 'factory'] as const;

export type SiteKind = (typeof siteKinds)[number];

/**
 * What both server and browser may know about a plugin; data only. Its collections, layouts and code are found by their
 * folders.
 */
export interface PluginManifest {
  id: string;
  title: Text;
  description?: Text;
  group: string;
  icon?: string;
  base?: string;
  /** Redirect target of the base path. */
  redirect?: string;
  keepsQuery?: boolean;
  roles?: string[];
  /** Roles that it adds on top of given ones, for sites where it is on. */
  ownRoles?: OwnRole[];
  /** Part of every site: cannot be disabled. */
  core?: boolean;
  requires?: string[];
  /** Kinds of sites it is made for: the demo sites of these kinds have it on, with its `sample/<kind>.json`. */
  kinds?: SiteKind[];
  routes?: RouteDefinition[];
  /** Where the pages of its collections stand, and how they differ from the generated ones. */
  screens?: ScreensDefinition[];
  /** Counters for the header. */
  counters?: CounterDefinition[];
  /** Asked of whoever registers on a site where the plugin is on. */
  registration?: readonly RegistrationQuestion[];
  /** Names under which its machines start flows of a site (action `flow`), with what they are for people. */
  flowStarts?: Record<string, Text>;
  /** Patterns of document numbers, by the key in `x-sequence`. */
  numberPatterns?: Record<string, DeclaredPattern>;
  /** Collections whose records have public pages: sitemap, search results, previews and feed. */
  publicRecords?: Record<string, DeclaredPublicRecords>;
  /** Settings that it adds to forms, and what may follow sending one. */
  forms?: FormAdditions;
  /**
   * Types of widgets that the plugin will provide: stored objects of them are kept, and staff see this plugin's name.
   */
  coming?: string[];
}

/** Types a manifest without changing it. */
export function definePlugin(manifest: PluginManifest): PluginManifest {
  return manifest;
}

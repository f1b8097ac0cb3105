import type { OwnRole } from '../people/ownRole.ts';
import type { RouteOverride } from '../route/routeOverride.ts';
import type { Language, Text } from '../text.ts';

export interface SiteTheme {
  /** One brand colour; the scale in light and dark is computed from it. */
  brand?: string;
  accent?: string;
  font?: string;
  radius?: 'sharp' | 'soft' | 'round';
}

/** What somebody may do with the pages of a site: each level includes those before it. */
export const editingLevels = ['none', 'content', 'layout', 'publish'] as const;
export type EditingLevel = (typeof editingLevels)[number];

/** Who edits pages, where a site says so; administrators always do everything. */
export interface EditingSettings {
  roles?: Partial<Record<'superadmin' | 'manager', EditingLevel>>;
  /** Pages on which a role (given or own) may do more or less. */
  pages?: { key: string; role: string; level: EditingLevel }[];
}

export interface MenuItem {
  uid: string;
  title: string | { th: string; en: string };
  target?: string;
  subMenu?: MenuItem[];
  style?: string;
  /** Only these roles see the entry and those below it; by default everyone who may open its target. */
  roles?: string[];
}

/** A tenant. `PublicSite` is what visitors may know of it. */
export interface Site {
  id: string;
  name: string;
  /** Its name in languages where it has another. */
  names?: Partial<Text>;
  hosts: string[];
  type: 'origin' | 'collection' | 'unit';
  language: Language;
  timeZone: string;
  /** Currency of amounts that name none, as an ISO code. */
  currency: string;
  logo?: string;
  favicon?: string;
  theme: SiteTheme;
  /** Ids of the enabled plugins, as far as they are allowed. */
  plugins: string[];
  /** Ids of the plugins that root lets this site switch on; without a list, all of them. */
  allowedPlugins?: string[];
  homepage?: string;
  menu: MenuItem[];
  footer?: Text | string;
  marquee?: Text | string;
  /** Other hosts that pictures and films may come from, with spaces between. */
  mediaHosts?: string;
  userMenuEndpoint: string;
  settings: Record<string, unknown>;
  /** Suspended: data kept, no requests served. */
  suspended?: true;
  /** The roles that the site made itself. */
  ownRoles?: OwnRole[];
  /** The site's changes to routes of plugins. */
  routeOverrides?: RouteOverride[];
}

/** Without its menu: some entries are for some roles only, and are sent as `PagePayload.menu`. */
/** In the language of who reads. */
export type PublicSite = Pick<
  Site,
  | 'id'
  | 'name'
  | 'type'
  | 'language'
  | 'timeZone'
  | 'currency'
  | 'logo'
  | 'favicon'
  | 'theme'
  | 'plugins'
  | 'userMenuEndpoint'
> & { footer?: string; marquee?: string };

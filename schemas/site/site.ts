import type { RouteOverride } from '../route/routeOverride.ts';
import type { Language } from '../text.ts';

export interface SiteTheme {
  /** One brand colour; the scale in light and dark is computed from it. */
  brand?: string;
  accent?: string;
  font?: string;
  radius?: 'sharp' | 'soft' | 'round';
}

export interface MenuItem {
  uid: string;
  title: string | { th: string; en: string };
  target?: string;
  subMenu?: MenuItem[];
  style?: string;
  /** Only these roles see the line and what is below it; without it, everybody who may open its target. */
  roles?: string[];
}

/** A tenant. What of it a visitor may know is `PublicSite`. */
export interface Site {
  id: string;
  name: string;
  hosts: string[];
  type: 'origin' | 'collection' | 'unit';
  language: Language;
  timeZone: string;
  logo?: string;
  favicon?: string;
  theme: SiteTheme;
  /** Ids of the plugins that are on. */
  plugins: string[];
  homepage?: string;
  menu: MenuItem[];
  footer?: string;
  marquee?: string;
  userMenuEndpoint: string;
  settings: Record<string, unknown>;
  /** It keeps everything and answers nobody. */
  suspended?: true;
  /** What the site decided about routes in place of their plugins. */
  routeOverrides?: RouteOverride[];
}

/** Not its menu: some lines of that are for some roles only, and reach them as `PagePayload.menu`. */
export type PublicSite = Pick<
  Site,
  | 'id'
  | 'name'
  | 'type'
  | 'language'
  | 'timeZone'
  | 'logo'
  | 'favicon'
  | 'theme'
  | 'plugins'
  | 'footer'
  | 'marquee'
  | 'userMenuEndpoint'
>;

import type { MenuItem, SiteTheme, Text } from 'sala/schemas';

export interface ListedPlugin {
  id: string;
  title: Text;
  description?: Text;
  core: boolean;
  requires: string[];
  on: boolean;
}

export interface SiteValues {
  name: string;
  type: string;
  language: string;
  logo?: string;
  favicon?: string;
  theme: SiteTheme;
  plugins: string[];
  homepage?: string;
  menu: MenuItem[];
  footer?: string;
  marquee?: string;
  userMenuEndpoint: string;
  accounts: {
    registrationOpen: boolean;
    requireConfirmedEmail: boolean;
    blockPaste: boolean;
    lockAfter: number;
    lockMinutes: number;
  };
  available: ListedPlugin[];
}

/** Sends a part of the settings; tells whether it was taken. */
export type Save = (change: object) => Promise<boolean>;

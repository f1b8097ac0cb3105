import type { MenuItem, SiteTheme, Text } from 'sala/schemas';

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
  available: { id: string; title: Text; description?: Text; core: boolean; on: boolean }[];
}

/** Sends a part of the settings; the answer is what holds from now on. */
export type Save = (change: object) => Promise<void>;

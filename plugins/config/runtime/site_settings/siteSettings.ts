import type { MenuItem, SiteTheme, Text } from 'sala/schemas';
import type { LeftOutPlugin, ListedPlugin } from '../parts/listedPlugin.ts';

export const companyFields = [
  'name',
  'address',
  'taxId',
  'branchCode',
  'phone',
  'email',
  'bankName',
  'accountNumber',
  'accountName',
  'promptPay',
] as const;

/** Pictures on documents. */
export const companyPictures = ['logo', 'stamp', 'signature'] as const;

export const companyFlags = ['etax', 'limitWords'] as const;
type CompanyField = (typeof companyFields | typeof companyPictures)[number];

export interface SiteValues {
  name: string;
  names?: Partial<Text>;
  type: string;
  language: string;
  currency: string;
  logo?: string;
  favicon?: string;
  theme: SiteTheme;
  plugins: string[];
  homepage?: string;
  menu: MenuItem[];
  footer?: Text | string;
  marquee?: Text | string;
  mediaHosts?: string;
  userMenuEndpoint: string;
  company: Partial<Record<CompanyField, string>> & Partial<Record<(typeof companyFlags)[number], boolean>>;
  accounts: {
    registrationOpen: boolean;
    requireConfirmedEmail: boolean;
    blockPaste: boolean;
    secondFactor: 'own' | 'administrators' | 'staff' | 'everyone';
    lockAfter: number;
    lockMinutes: number;
  };
  available: ListedPlugin[];
  leftOut?: LeftOutPlugin[];
}

/** Saves a part of the settings; resolves to whether it was accepted. */
export type Save = (change: object) => Promise<boolean>;

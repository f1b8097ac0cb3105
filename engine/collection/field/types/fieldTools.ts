import type { Json } from '../../../../schemas/json.ts';

/** The places of Thailand, as far as an address asks for them. */
export interface Places {
  subdistricts(province: string, district: string): { name: string; zipcodes: string[] }[];
}

/** What the server lends to the types of the values that it is about to store. In a browser nothing. */
export interface FieldTools {
  /** Who writes; null for the server itself. */
  by?: string | null;
  now?: Date;
  /** The value that is stored, where one of the record's own fields is changed. */
  before?: Json;
  sanitizeHtml?: (html: string) => string;
  places?: () => Places;
}

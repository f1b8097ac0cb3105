import type { Condition } from '../condition.ts';
import type { JsonObject } from '../json.ts';

/** A pattern of document numbers, as data: `{"pattern": "LIB{year}{sequence:4}", "reset": "yearly"}`. */
export interface DeclaredPattern {
  pattern: string;
  reset: 'never' | 'daily' | 'monthly' | 'yearly';
  start?: number;
  era?: 'common' | 'buddhist';
  timeZone?: string;
  module?: string;
  validation?: string;
}

/** Records that have a public page each, as data; `{{field}}` stands for a value of the record. */
export interface DeclaredPublicRecords {
  /** Which of them; those that visitors may not read are never listed. */
  where?: Condition;
  path: string;
  /** Structured data (schema.org); a text whose placeholder is empty is left out. */
  describe?: JsonObject;
  /** The parent page. */
  parent?: string;
  /** They are in the feed of the site, newest first by this field. */
  feedBy?: string;
}

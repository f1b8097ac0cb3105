import type { JsonObject } from '../../../schemas/index.ts';

/** Records of a collection that have a public page each. */
export interface PublicRecords {
  /** A filter; records that visitors may not read are never listed. */
  filter: JsonObject;
  /** The fields that `path` and `describe` read. */
  fields: string[];
  path: (record: JsonObject) => string;
  /** Structured data (schema.org) of the record, with URLs as stored: for search results, link previews and feeds. */
  describe: (record: JsonObject) => JsonObject;
  /** The parent page. */
  parent?: string;
  /** They are in the site's feed, newest first by this field. */
  feedBy?: string;
}

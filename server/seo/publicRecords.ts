import type { JsonObject } from '../../schemas/index.ts';

/** What a plugin says of the records of a collection that have a page each which anybody may read. */
export interface PublicRecords {
  /** Which of them; what visitors may not read is never listed anyway. */
  filter: JsonObject;
  /** The fields that `path` and `describe` read. */
  fields: string[];
  path: (record: JsonObject) => string;
  /** The record as schema.org knows it, with addresses as they are stored: search results, link previews and feeds come from it. */
  describe: (record: JsonObject) => JsonObject;
  /** The page above theirs. */
  parent?: string;
  /** They stand in the site's feed, newest first by this field. */
  feedBy?: string;
}

import type { JsonObject, SampleRecord } from '../../schemas/index.ts';

/** The records with which a page is looked at while it is made. */
export interface Sample {
  /** The id that was chosen; null takes the first there is. */
  wanted: string | null;
  /** Those to choose from; undefined on a page that is about no record. */
  offered: SampleRecord[] | undefined;
  /** The one that is shown, as texts may name it. */
  record: JsonObject | null;
  /** By the uid of what repeats its rows: its first record. */
  items: Readonly<Record<string, JsonObject>>;
}

export const noSample: Sample = { wanted: null, offered: undefined, record: null, items: {} };

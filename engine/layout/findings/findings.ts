import type { Json, Layout, Text, WidgetDefinition } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';

/** What a check cannot see in the layout itself; a check without its fact finds nothing. */
export interface CheckFacts {
  findDefinition: FindDefinition;
  isDeadLink?: (address: string) => boolean;
  /** Whether the publisher may read the records of a collection. */
  canRead?: (collection: string) => boolean;
  /** What is wrong with a formula, where it stands. */
  checkFormula?: (source: string, place: FormulaPlace) => Text | undefined;
  /** How many bytes a picture sends to a reader; undefined while unknown. */
  weighPicture?: (address: string) => number | undefined;
  /** How many bytes of scripts a widget sends to a reader, compressed. */
  weighWidget?: (type: string) => number | undefined;
  /** The widgets of the site, in which one is looked for that is missing. */
  definitions?: readonly WidgetDefinition[];
}

/** Where a formula stands: the collections of the records that it may name, where they are known. */
export interface FormulaPlace {
  record?: string;
  item?: string;
  /** It is computed by the database from each record of this collection. */
  figure?: string;
}

/** A problem of a page. An `error` does not work at all and cannot be published. */
export interface Finding {
  check: string;
  level: 'error' | 'warning';
  /** The row or object that it is about; undefined for the whole page. */
  uid?: string;
  text: Text;
  mend?: Mend;
}

/**
 * What makes an end of a finding by itself: a property of its part, or of the page, that is set, or without a value
 * taken away; or a widget of a type, added to the page. `label` says what it does where that is not simply mending.
 */
export type Mend = { path: readonly string[]; value?: Json; label?: Text } | { add: string; label?: Text };

/**
 * One line of the table of checks; `find` gives the places, each with what fills `{what}` in the text. One that works long gives
 * undefined between its steps.
 */
export interface Check {
  name: string;
  level: Finding['level'];
  text: Text;
  find: (layout: Layout, facts: CheckFacts) => Iterable<Found | undefined>;
}

export interface Found {
  uid?: string;
  what?: string | Text;
  mend?: Mend;
}

import type { Json, JsonObject, Language, Layout, Text, WidgetDefinition } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';

/** What a check cannot see in the layout itself; a check without its fact finds nothing. */
export interface CheckFacts {
  findDefinition: FindDefinition;
  /** It is drawn within pages, as a saved block is: what stands around it is not known, and it has no tab and no address. */
  isPart?: boolean;
  isDeadLink?: (address: string) => boolean;
  /** Whether the publisher may read the records of a collection. */
  canRead?: (collection: string) => boolean;
  /** What a collection is called, also where the publisher may not read it. */
  nameCollection?: (collection: string) => Text | undefined;
  /** The fields that a new record of a collection cannot be without, and that nobody but who makes it can give. */
  neededFields?: (collection: string) => readonly NeededField[];
  /** What the plugin is called that will bring a widget which the system does not have. */
  nameComing?: (type: string) => Text | undefined;
  /** What the plugin of a widget is called where it is off on the site. */
  nameOff?: (type: string) => Text | undefined;
  /** What is wrong with a formula, where it stands. */
  checkFormula?: (source: string, place: FormulaPlace) => Text | undefined;
  /** Whether browsers load a picture from this address on the site. */
  showsPicture?: (address: string) => boolean;
  /** How many bytes a picture sends to a reader; undefined while unknown. */
  weighPicture?: (address: string) => number | undefined;
  /** How many bytes of scripts a widget sends to a reader, compressed. */
  weighWidget?: (type: string) => number | undefined;
  /** The widgets of the site, in which one is looked for that is missing. */
  definitions?: readonly WidgetDefinition[];
}

/** A field of a collection; `field` is the object without its uid that asks for it in a form, where one can. */
export interface NeededField {
  name: string;
  title: Text;
  field?: JsonObject;
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
  /** What one of may be done by a press; the first is what is done most. */
  mends?: readonly Mend[];
  /** Places that are told of in one line: each has a text and mends of its own. */
  parts?: readonly Finding[];
}

/**
 * What makes an end of a finding by itself: a property of its part, or of the page, that is set, or without a value
 * taken away (`look`: whoever does it is led to its text in that language); a widget of a type, added to the page; a form around the field;
 * the part taken away; fields that the form asks for from now on; or another page that is chosen for a link. `label` says what it does
 * where that is not simply mending.
 */
export type Mend =
  | { path: PropertyPath; value?: Json; look?: Language; label?: Text }
  | { add: string; label?: Text }
  | { frame: 'form'; label?: Text }
  | { remove: 'part'; label?: Text }
  | { ask: readonly JsonObject[]; label?: Text }
  | { choose: 'link'; path: PropertyPath; address: string; label?: Text };

type PropertyPath = readonly (string | number)[];

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
  mends?: readonly Mend[];
  parts?: readonly (Found & { text: Text })[];
}

import type { Json, Layout, Text } from '../../../schemas/index.ts';
import type { FindDefinition } from '../migrateLayout.ts';

/** What a check cannot see in the layout itself; a check without its fact finds nothing. */
export interface CheckFacts {
  findDefinition: FindDefinition;
  isDeadLink?: (address: string) => boolean;
  /** Whether the publisher may read the records of a collection. */
  canRead?: (collection: string) => boolean;
}

/** Something that a reader of the page would stumble over. `dead` does not work at all and cannot be published. */
export interface Finding {
  check: string;
  level: 'dead' | 'warning';
  /** The row or object that it is about; undefined for the whole page. */
  uid?: string;
  text: Text;
  mend?: Mend;
}

/** What makes an end of a finding by itself: a property of its part that is set, or without a value taken away. */
export interface Mend {
  path: readonly string[];
  value?: Json;
}

/** One line of the table of checks; `find` gives the places, each with what fills `{what}` in the text. */
export interface Check {
  name: string;
  level: Finding['level'];
  text: Text;
  find: (layout: Layout, facts: CheckFacts) => { uid?: string; what?: string; mend?: Mend }[];
}

import type { Condition } from '../condition.ts';
import type { Text } from '../text.ts';

/** A counter of a plugin: it defines the query, and the server counts the records that the person may see. */
export interface CounterDefinition {
  name: string;
  title: Text;
  icon: string;
  /** The page that lists what is counted; with the filter of its list, when it lists more than that. */
  path: string;
  collection: string;
  query: Condition;
  /** Roles it is meant for; by default everyone signed in. */
  roles?: string[];
  /** Shown at zero too. */
  always?: boolean;
  /** A figure of the work page alone: it is neither in the header nor in the menu, and not counted for other pages. */
  quiet?: boolean;
}

/** A counter with its number, as a page payload contains it. */
export interface Counter extends Pick<CounterDefinition, 'name' | 'title' | 'icon' | 'collection' | 'always'> {
  /** Its link, when that page is open to the person. */
  path?: string;
  count: number;
}

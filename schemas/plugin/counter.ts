import type { Condition } from '../condition.ts';
import type { Text } from '../text.ts';

/** Something that may wait for a person: a plugin says what is counted, the server counts what that person may see of it. */
export interface CounterDefinition {
  name: string;
  title: Text;
  icon: string;
  /** Where what is counted can be seen. */
  path: string;
  collection: string;
  query: Condition;
  /** Roles it is meant for; without it everyone signed in. */
  roles?: string[];
  /** Shown at zero too. */
  always?: boolean;
}

/** A counter with its number, as a page carries it. */
export interface Counter extends Pick<CounterDefinition, 'name' | 'title' | 'icon' | 'collection' | 'always'> {
  /** Where it leads, when that page is open to the person. */
  path?: string;
  count: number;
}

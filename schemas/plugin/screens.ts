import type { ScreenName } from '../route/screens.ts';
import type { Text } from '../text.ts';

/** Where the pages of a collection stand; without one they stand at `/records/<collection>`. */
export interface ScreensDefinition {
  collection: string;
  /** Path of the list; below it stand `/overview`, `/board` where records have states, `/create`, `/:id` and `/:id/edit`; `/new` and `/add` lead to `/create`. */
  path: string;
  /** Last part of the path of a new record, in place of `create`, which leads there then; false where nobody makes a record on a screen. */
  create?: string | false;
  /**
   * Roles that may enter, of all pages or of each; by default those that may read, create or update its records. Figures and board are open to
   * those of the list unless they have their own.
   */
  roles?:
    | string[]
    | (Record<Exclude<ScreenName, 'dashboard' | 'board'>, string[]> & { dashboard?: string[]; board?: string[] });
  /** By default title and icon of the collection. */
  title?: Text;
  icon?: string;
  order?: number;
  /** The list stands in the menu of the back office unless this is false. */
  inMenu?: boolean;
  /** Layouts of the plugin in place of generated ones; `form` serves new records and changes. */
  layouts?: { list?: string; dashboard?: string; board?: string; form?: string; detail?: string };
}

import type { ReactNode } from 'react';
import type { JsonObject } from 'sala/schemas';

export interface GridSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** What stands at the end of each row. */
export interface RowTool {
  /** The heading of its column, for screen readers. */
  title: string;
  draw: (row: JsonObject) => ReactNode;
}

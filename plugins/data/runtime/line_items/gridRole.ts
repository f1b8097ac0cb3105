import type { AriaAttributes } from 'react';

type Role = 'grid' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'gridcell' | 'listbox' | 'option';

/** The role of a part of a grid of which only the rows that are seen are drawn, so that no `table` can be; with what it says. */
export function gridRole(role: Role, aria: AriaAttributes = {}) {
  return { role, ...aria };
}

/** Explicit roles: browsers drop table semantics when CSS changes `display`. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowHead: { role: 'rowheader' },
};

/** Where cells can be changed. */
export const gridRoles = {
  table: { role: 'grid' },
  cell: { role: 'gridcell' },
  closed: { role: 'gridcell', 'aria-readonly': true },
};

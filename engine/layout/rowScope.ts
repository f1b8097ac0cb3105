import type { Row } from '../../schemas/index.ts';

/** The group name of a row's fields; undefined when the row has none. */
export function groupName(row: Pick<Row, 'uid' | 'dataMode' | 'dataSetName'>): string | undefined {
  if (row.dataMode === 'copy') return row.dataSetName || row.uid;
  return row.dataMode === 'set' && row.dataSetName ? row.dataSetName : undefined;
}

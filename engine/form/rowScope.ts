import type { Row } from '../../schemas/index.ts';

/** The name under which a row keeps its fields together; undefined where they stand alone. */
export function groupName(row: Pick<Row, 'uid' | 'dataMode' | 'dataSetName'>): string | undefined {
  if (row.dataMode === 'copy') return row.dataSetName || row.uid;
  return row.dataMode === 'set' && row.dataSetName ? row.dataSetName : undefined;
}

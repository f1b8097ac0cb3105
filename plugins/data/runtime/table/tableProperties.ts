import type { ColumnSetting } from '../../shared/columns.ts';
import type { RowCall } from '../../shared/list/rowCalls.ts';

export interface TableProperties {
  title: string;
  /** The name of the table for screen readers, where its heading stands elsewhere. */
  label?: string;
  dataSourceType: 'collection' | 'source' | 'inline' | 'api';
  inlineRows: string;
  columns: ColumnSetting[];
  pageSize: number;
  endless: boolean;
  rowPath: string;
  addPath: string;
  rowCalls: RowCall[];
  searchable: boolean;
  filterable: boolean;
  choosable: boolean;
  exportable: boolean;
  bulk: boolean;
  density: 'compact' | 'normal' | 'relaxed';
}

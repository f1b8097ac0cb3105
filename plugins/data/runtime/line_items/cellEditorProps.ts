import type { JsonObject } from 'sala/schemas';
import type { Editing, Grid } from './grid.ts';
import type { LineColumn } from './lineColumns.ts';

export interface CellEditorProps {
  grid: Grid;
  column: LineColumn;
  row: number;
  line: JsonObject | undefined;
  editing: Editing;
  label: string;
}

import { readUnit } from '../../../../engine/collection/tell/readUnit.ts';
import { type FileColumn, isMoment } from '../lines/fileColumns.ts';
import type { CellLook } from './sheetStyles.ts';
import type { SheetColumn } from './writeXlsx.ts';

/**
 * Columns of a sheet, wide enough for most of what they hold. For people, days, moments and amounts are what spreadsheets take for
 * such; for programs all stays as it is stored.
 */
export function describeSheet(
  columns: readonly FileColumn[],
  headings: readonly string[],
  { isForPeople }: { isForPeople: boolean },
): SheetColumn[] {
  return columns.map((column, at) => {
    const heading = headings[at] ?? '';
    const look = isForPeople ? chooseLook(column) : 'plain';
    return { heading, look, width: Math.min(most, Math.max(chooseWidth(column, look), heading.length + 2)) };
  });
}

const most = 50;
const widths: Record<CellLook, number> = { plain: 18, heading: 18, day: 14, moment: 20, amount: 16 };

function chooseWidth({ type, schema }: FileColumn, look: CellLook): number {
  const isLong = look === 'plain' && type === 'string' && (schema.maxLength ?? 0) > 100;
  return isLong ? 30 : widths[look];
}

function chooseLook(column: FileColumn): CellLook {
  if (isMoment(column)) return 'moment';
  if (column.type === 'date') return 'day';
  return readUnit(column.name, column.schema) === 'currency' ? 'amount' : 'plain';
}

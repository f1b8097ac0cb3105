import { validationFailed } from '../../../../engine/record/recordErrors.ts';
import type { ErrorDetail, Json, JsonObject } from '../../../../schemas/index.ts';
import { type ReadCell, showCell } from './cells.ts';
import type { FileColumn } from './fileColumns.ts';
import { readCell } from './readCell.ts';

/** How a cell was understood whose value is written in another way than it is stored. */
export interface Understanding {
  path: string;
  from: string;
  to: Json;
}

/** Reads the cells of a row; empty ones, and those of columns without a field, are left out. */
export function readRow(
  columns: readonly FileColumn[],
  cells: readonly ReadCell[],
): { input: JsonObject; understood: Understanding[] } {
  const input: JsonObject = {};
  const understood: Understanding[] = [];
  const faults: ErrorDetail[] = [];
  for (const [index, column] of columns.entries()) {
    const cell = cells[index];
    if (column.name === '' || cell === undefined || cell === null || cell === '') continue;
    const read = readCell(cell, column);
    if ('fault' in read) {
      faults.push(read.fault);
      continue;
    }
    input[column.name] = read.value;
    const from = showCell(cell).trim();
    if (isOther(read.value, from)) understood.push({ path: column.name, from: from.slice(0, shown), to: read.value });
  }
  if (faults.length > 0) throw validationFailed(faults);
  return { input, understood };
}

const shown = 200;

function isOther(value: Json, from: string): boolean {
  if (JSON.stringify(value) === from) return false;
  if (Array.isArray(value)) return value.join() !== from.split(/\s*,\s*/).join();
  return typeof value !== 'object' && String(value).trim() !== from;
}

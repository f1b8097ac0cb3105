import { guardCell } from '../../engine/content/guardCell.ts';
import { saveFile } from './saveFile.ts';

// Without it Excel misreads Thai.
const byteOrderMark = '\ufeff';

/** Saves rows that the page knows as a CSV file; those of records come from the server. */
export function saveRows(name: string, rows: readonly (readonly string[])[]): void {
  saveFile(`${name}.csv`, new Blob([writeRows(rows)], { type: 'text/csv;charset=utf-8' }));
}

/** As CSV text, which a spreadsheet does not run. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map(writeCell).join(','));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

function writeCell(cell: string): string {
  const text = guardCell(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

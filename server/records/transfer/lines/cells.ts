/** A file's value: text, number, truth or nothing. */
export type Cell = string | number | boolean | null;

/** A date, a time or both from a spreadsheet: without a time zone. `text` is the displayed text. */
export interface Moment {
  text: string;
  day?: string;
  time?: string;
}

/** Other contents of a cell: dates and times, and formulas without a result. */
export type ReadCell = Cell | Moment | { error: string };

/** The text of a cell as people see it. A place without a cell is undefined. */
export function showCell(cell: ReadCell | undefined): string {
  if (typeof cell !== 'object') return String(cell ?? '');
  return cell && 'text' in cell ? cell.text : '';
}

import { nameProblem } from 'sala/runtime';

/** What the server tells of an import, or of a trial of it. */
export interface ImportReport {
  rows: number;
  created: number;
  failed: number;
  errors: { row: number; errors: { path?: string; message: string }[]; cells?: string[] }[];
  moreErrors: boolean;
  understood: { row: number; [name: string]: unknown }[];
  ignored: string[];
  /** The columns of the file, with the field that takes each; '' for none. */
  columns: { heading: string; field: string }[];
  /** What a column may be. */
  fields: { name: string; title: string }[];
  sample: { row: number; cells: string[] }[];
}

/** The field of each column after one of them was chosen anew: no two columns fill the same field. */
export function chooseColumn({ columns }: ImportReport, at: number, field: string): string[] {
  return columns.map((column, index) => {
    if (index === at) return field;
    return field !== '' && column.field === field ? '' : column.field;
  });
}

export interface SampleRow {
  row: number;
  cells: { text: string; errors: string[] }[];
  /** What is wrong with the row as a whole, or with a field that no column fills. */
  errors: string[];
}

/** The first rows of the file, with what is wrong where. */
export function markSample({ sample, columns, errors, fields }: ImportReport): SampleRow[] {
  return sample.map(({ row, cells }) => {
    const found = errors.find((error) => error.row === row)?.errors ?? [];
    const fieldOf = (path = '') => path.split('.')[0] ?? '';
    const isPlaced = (path?: string) => columns.some(({ field }) => field !== '' && field === fieldOf(path));
    return {
      row,
      cells: columns.map(({ field }, at) => ({
        text: cells[at] ?? '',
        errors: found.filter(({ path }) => field !== '' && fieldOf(path) === field).map(({ message }) => message),
      })),
      errors: found.filter(({ path }) => !isPlaced(path)).map((error) => titleError(error, fields)),
    };
  });
}

/** A message with the field that it is about, as the reader calls it. */
export function titleError(
  { path = '', message }: { path?: string; message: string },
  fields: ImportReport['fields'],
): string {
  const title = fields.find(({ name }) => name === path.split('.')[0])?.title;
  return nameProblem(title, message);
}

/** The rows that failed as a file like the one that was sent, with the reasons in a last column: mend and send again. */
export function writeFailed({ columns, errors, fields }: ImportReport, reason: string): string {
  const quote = (text: string | number) => `"${guard(String(text)).replaceAll('"', '""')}"`;
  const hasCells = errors.some(({ cells }) => cells);
  const head = hasCells ? [...columns.map(({ heading }) => heading), reason] : ['#', reason];
  const lines = errors.map(({ row, cells, errors: found }) => {
    const why = found.map((error) => titleError(error, fields)).join(' · ');
    return hasCells ? [...columns.map((_, at) => cells?.[at] ?? ''), why] : [row, why];
  });
  const text = [head, ...lines].map((line) => line.map(quote).join(',')).join('\r\n');
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${text}`)}`;
}

/** A spreadsheet runs what begins like a formula; numbers stay numbers. */
function guard(text: string): string {
  return /^[=+@\t\r]/.test(text) || (text.startsWith('-') && Number.isNaN(Number(text))) ? `'${text}` : text;
}

import type { ViewRow } from './documentView.ts';

const plain = /^-?[\d,]+(?:\.(\d+))?$/;

/** Numbers of a column with as many decimals as the most exact of them, so that their points stand below each other. */
export function alignDecimals(rows: readonly ViewRow[]): ViewRow[] {
  const places = rows[0]?.cells.map((_, at) => countPlaces(rows, at)) ?? [];
  return rows.map((row) => ({
    cells: row.cells.map((cell, at) => ({ ...cell, text: fillDecimals(cell.text, places[at] ?? 0) })),
  }));
}

/** None where something of the column is no plain number, such as a percentage. */
function countPlaces(rows: readonly ViewRow[], at: number): number {
  let most = 0;
  for (const { cells } of rows) {
    const { text = '', align } = cells[at] ?? {};
    if (text === '') continue;
    const number = align === 'end' ? plain.exec(text) : null;
    if (!number) return 0;
    most = Math.max(most, number[1]?.length ?? 0);
  }
  return most;
}

function fillDecimals(text: string, places: number): string {
  if (places === 0 || text === '') return text;
  const [whole = '', decimals = ''] = text.split('.');
  return `${whole}.${decimals.padEnd(places, '0')}`;
}

import type { Json, JsonObject } from 'sala/schemas';
import type { ColumnSetting } from './columns.ts';
import { splitCells } from './splitCells.ts';

export interface Pasted {
  rows: JsonObject[];
  columns: ColumnSetting[];
}

/**
 * Rows pasted from a spreadsheet (tabs) or written with commas; the first line names the columns. Field names are the column's
 * position, since Thai names cannot be address parameters; column settings match by title.
 */
export function readPasted(text: string, settings: readonly ColumnSetting[] = []): Pasted {
  const [head = [], ...lines] = splitLines(text.slice(0, maxText));
  const columns = head.map((name, index): ColumnSetting => {
    const setting = settings.find(({ field }) => field === name);
    return {
      kind: 'auto',
      total: false,
      hidden: false,
      ...setting,
      field: `c${index + 1}`,
      title: setting?.title || name,
    };
  });
  const rows = lines.map((cells, index) => ({
    id: String(index + 1),
    ...Object.fromEntries(columns.map(({ field }, place) => [field, toValue(cells[place] ?? '')])),
  }));
  return { rows, columns };
}

const maxText = 100_000;

function splitLines(text: string): string[][] {
  const [first = ''] = text.split('\n', 1);
  return splitCells(text, first.includes('\t') ? '\t' : ',').filter((line) => line.some(Boolean));
}

function toValue(text: string): Json {
  const plain = text.replaceAll(',', '');
  return /^-?\d{1,15}(\.\d+)?$/.test(plain) && !/^0\d/.test(plain) ? Number(plain) : text;
}

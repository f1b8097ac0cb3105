import { Icon, saveRows, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { GridColumn } from '../../shared/columns.ts';
import { formatValue } from '../../shared/formatValue.ts';
import { readValue } from '../../shared/readValue.ts';
import { useFormat } from '../grid/useFormat.ts';
import { tableTexts } from './texts/tableTexts.ts';

/** The rows that the list finds, which the page holds, as a file in the words in which it shows them. */
export function ExportRows({ columns, rows }: { columns: readonly GridColumn[]; rows: readonly JsonObject[] }) {
  const say = useText(tableTexts);
  const format = useFormat();
  const write = (row: JsonObject) => columns.map((column) => formatValue(readValue(row, column.field), column, format));
  const save = () => saveRows(document.title, [columns.map(({ title }) => title), ...rows.map(write)]);
  return (
    <button type="button" className="w-table__tool" onClick={save}>
      <Icon name="download" size={18} />
      {say('export')}
    </button>
  );
}

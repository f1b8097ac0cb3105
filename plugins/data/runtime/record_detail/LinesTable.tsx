import type { JsonObject } from 'sala/schemas';
import { isEndAligned } from '../../shared/columns.ts';
import { isEmptyField } from '../../shared/isEmptyField.ts';
import type { RecordField, RecordNames } from '../../shared/recordAnswer.ts';
import { ShownValue } from '../record/ShownValue.tsx';
import './record_detail.css';

interface Props {
  label: string;
  lines: JsonObject[];
  columns: RecordField[];
  names: RecordNames;
  currency?: string;
}

/** The lines of a document, with the columns that hold something and are not hidden on the page of a record. */
export function LinesTable({ label, lines, columns, names, currency }: Props) {
  const used = columns.filter(
    (column) =>
      !column.schema['x-hidden-in']?.includes('detail') &&
      lines.some((line) => !isEmptyField(column, line)) &&
      !repeatsName({ lines, columns, names }, column),
  );
  if (lines.length === 0) return <p className="w-record-detail__none">–</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="w-record-detail__lines" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">#</th>
            {used.map((column) => (
              <th key={column.field} scope="col" data-end={isEndAligned(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are only shown
            <tr key={at}>
              <td>{at + 1}</td>
              {used.map((column) => (
                <td key={column.field} data-end={isEndAligned(column)}>
                  <ShownValue field={column} value={line[column.field] ?? null} names={names} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A copy of what a reference beside it is called says nothing more. */
function repeatsName(
  { lines, columns, names }: Pick<Props, 'lines' | 'columns' | 'names'>,
  { field }: RecordField,
): boolean {
  return columns.some(
    (other) =>
      other.field !== field &&
      other.reference !== undefined &&
      lines.every((line) => {
        const name = names[other.reference ?? '']?.[String(line[other.field])]?.text;
        return name !== undefined && name === line[field];
      }),
  );
}

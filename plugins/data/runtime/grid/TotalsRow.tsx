import { useLanguage, useSite } from 'sala/runtime';
import type { Language } from 'sala/schemas';
import { type GridColumn, isEndAligned } from '../../shared/columns.ts';
import { formatMoney, formatNumber } from '../../shared/formatValue.ts';
import type { ColumnLayout } from '../../shared/list/columnLayout.ts';
import { tableRoles } from '../parts/tableRoles.ts';
import { columnStyle } from './columnStyle.ts';

interface Props {
  columns: readonly GridColumn[];
  totals: Readonly<Record<string, number>>;
  currency?: string;
  spare: boolean;
  title: string;
  layout: ColumnLayout;
}

/** The last row: sums over all rows of the list, not only those that are seen. */
export function TotalsRow({ columns, totals, spare, title, layout, ...answer }: Props) {
  const language = useLanguage();
  const site = useSite();
  const currency = answer.currency ?? site.currency;
  return (
    <tr {...tableRoles.row}>
      {spare && <td {...tableRoles.cell} className="w-grid__check" data-empty="true" />}
      {columns.map(({ field, kind, type, title: name }, index) => {
        const text = writeSum(totals[field], kind, language, currency);
        return (
          <td
            key={field}
            {...tableRoles.cell}
            data-end={isEndAligned({ kind, type })}
            data-title={name}
            data-empty={text === '' && index > 0}
            {...columnStyle(layout, { field }, index, 'cell')}
          >
            {index === 0 && text === '' ? title : text}
          </td>
        );
      })}
    </tr>
  );
}

/** A sum as its column shows amounts; empty without one. */
export function writeSum(
  sum: number | undefined,
  kind: GridColumn['kind'],
  language: Language,
  currency: string,
): string {
  if (sum === undefined) return '';
  return kind === 'money' ? formatMoney(sum, language, currency) : formatNumber(sum, language);
}

import { Link, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type GridColumn, isEndAligned } from '../../shared/columns.ts';
import { rowCurrency } from '../../shared/list/listAnswer.ts';
import { drawValue } from './drawValue.tsx';
import { gridTexts } from './gridTexts.ts';
import { tableRoles } from './tableRoles.ts';
import { useFormat } from './useFormat.ts';

/** One value of a row, with the column's title for the card layout of narrow screens. */
export function Cell({ column, row, href }: { column: GridColumn; row: JsonObject; href?: string }) {
  const format = useFormat();
  const own = row[rowCurrency];
  const content = drawValue(column, row, typeof own === 'string' ? { ...format, currency: own } : format);
  const isEmpty = content === null;
  return (
    <td
      {...tableRoles.cell}
      data-title={column.title}
      data-kind={column.kind}
      data-end={isEndAligned(column)}
      data-empty={isEmpty}
    >
      {href ? (
        <Link to={href} className="w-grid__link">
          {content ?? <Unnamed />}
        </Link>
      ) : (
        (content ?? <span className="w-grid__none">–</span>)
      )}
    </td>
  );
}

/** The link of a row whose first column is empty: an id would say nothing. */
function Unnamed() {
  const say = useText(gridTexts);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="s-visually-hidden">{say('open')}</span>
    </>
  );
}

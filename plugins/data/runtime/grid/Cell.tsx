import type { ReactNode } from 'react';
import { Icon, Link, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type GridColumn, isEndAligned } from '../../shared/columns.ts';
import { rowCurrency } from '../../shared/list/listAnswer.ts';
import { gridRoles, tableRoles } from '../parts/tableRoles.ts';
import type { columnStyle } from './columnStyle.ts';
import { drawValue } from './drawValue.tsx';
import { gridTexts } from './gridTexts.ts';
import { useFormat } from './useFormat.ts';

interface Props {
  column: GridColumn;
  row: JsonObject;
  href?: string;
  /** A button shows the record of this name beside the list. */
  lookName?: string;
  /** Undefined where no cell can be changed. */
  isEditable?: boolean;
  place: ReturnType<typeof columnStyle>;
}

/** One value of a row, with the column's title for the card layout of narrow screens. */
export function Cell({ column, row, href, lookName, isEditable, place }: Props) {
  const format = useFormat();
  const own = row[rowCurrency];
  const content = drawValue(column, row, typeof own === 'string' ? { ...format, currency: own } : format);
  const isEmpty = content === null;
  return (
    <td
      {...(isEditable === undefined ? tableRoles.cell : isEditable ? gridRoles.cell : gridRoles.closed)}
      tabIndex={-1}
      data-field={column.field}
      data-editable={isEditable || undefined}
      data-title={column.title}
      data-kind={column.kind}
      data-end={isEndAligned(column)}
      data-empty={isEmpty}
      data-whole={(href !== undefined && isNumberOfDocument(content)) || isWhole(content) || undefined}
      data-long={isLong(content) || undefined}
      {...place}
    >
      {/* An element of its own: an editor may stand beside it while it changes. */}
      <div className="w-grid__value">
        {href ? (
          <Link to={href} className="w-grid__link">
            {content ?? <Unnamed />}
          </Link>
        ) : (
          (content ?? <span className="w-grid__none">–</span>)
        )}
      </div>
      {lookName !== undefined && <LookButton name={lookName} />}
    </td>
  );
}

/** Without a tab stop of its own: by keyboard it is Space on the row. */
function LookButton({ name }: { name: string }) {
  const title = useText(gridTexts)('look', { name });
  return (
    <button type="button" className="w-grid__look" tabIndex={-1} aria-label={title} title={title}>
      <Icon name="panel-right-open" size={16} />
    </button>
  );
}

/** Such as `INV202611-000035`, which says nothing in two parts. */
function isNumberOfDocument(content: ReactNode): boolean {
  return typeof content === 'string' && /^[A-Z]+[\w/.-]*\d[\w/.-]*$/i.test(content) && content.length <= 24;
}

/** A telephone number, or a short word: Thai would be broken anywhere in a narrow column. */
function isWhole(content: ReactNode): boolean {
  return typeof content === 'string' && /^([+(]?\d[\d() -]{6,18}|\S{1,18})$/.test(content);
}

/** More than a few words, which would stand one below the other in a narrow column. */
function isLong(content: ReactNode): boolean {
  return typeof content === 'string' && content.length > 20;
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

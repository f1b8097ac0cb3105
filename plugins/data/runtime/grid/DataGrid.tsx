import { type MouseEvent, useMemo } from 'react';
import { Icon, useLanguage, useNavigate, useSite, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type GridColumn, isEndAligned, type SortKey } from '../../shared/columns.ts';
import { formatMoney, formatNumber } from '../../shared/formatValue.ts';
import { readValue } from '../../shared/readValue.ts';
import { Cell } from './Cell.tsx';
import { GridHead } from './GridHead.tsx';
import { gridTexts } from './gridTexts.ts';
import { moveInRows } from './moveInRows.ts';
import { tableRoles } from './tableRoles.ts';
import './grid.css';

export interface GridSelection {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

export interface RowAction {
  title: string;
  /** For screen readers, with the name of the row. */
  label: (row: JsonObject) => string;
  icon: string;
  onPress: (row: JsonObject) => void;
}

export interface DataGridProps {
  /** Accessible name of the table. */
  label: string;
  columns: readonly GridColumn[];
  /** Each row has an `id`. */
  rows: readonly JsonObject[];
  sort?: readonly SortKey[];
  /** Address of the rows sorted by this column; without it columns are not sortable. */
  sortHref?: (field: string) => string;
  /** `add`: adds the column to the existing sort keys. */
  onSort?: (field: string, add: boolean) => void;
  selection?: GridSelection;
  /** Address of a row. */
  rowHref?: (row: JsonObject) => string | undefined;
  /** A button at the end of each row. */
  rowAction?: RowAction;
  /** A last row of sums, by field. */
  totals?: Readonly<Record<string, number>>;
  /** Of totals of money; that of the site without one. */
  currency?: string;
  density?: 'compact' | 'normal' | 'relaxed';
  /** Newer rows are loading. */
  pending?: boolean;
}

/**
 * A table with sorting, selection and row links. Where there is no room for columns each
 * row is a card. A pure view: rows and addresses are given by its parent.
 */
export function DataGrid(props: DataGridProps) {
  const {
    label,
    columns,
    rows,
    sort,
    sortHref,
    onSort,
    selection,
    rowHref,
    rowAction,
    totals,
    currency,
    density = 'normal',
    pending,
  } = props;
  const say = useText(gridTexts);
  const ids = useMemo(() => rows.map(({ id }) => String(id)), [rows]);
  return (
    <div className="w-grid-frame">
      <section
        className="w-grid"
        aria-label={label}
        aria-busy={pending}
        data-density={density}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could neither scroll it nor reach its rows
        tabIndex={0}
        onKeyDown={moveInRows}
      >
        <table className="w-grid__table" {...tableRoles.table} aria-label={label}>
          <GridHead
            columns={columns}
            sort={sort ?? []}
            sortHref={sortHref}
            onSort={onSort}
            selection={selection}
            ids={ids}
            lastHead={rowAction?.title}
          />
          <tbody {...tableRoles.group}>
            {rows.map((row, index) => (
              <GridRow
                key={String(row.id ?? index)}
                row={row}
                columns={columns}
                href={rowHref?.(row)}
                selection={selection}
                action={rowAction}
              />
            ))}
          </tbody>
          {totals && rows.length > 0 && (
            <tfoot {...tableRoles.group}>
              <TotalsRow
                columns={columns}
                totals={totals}
                currency={currency}
                spare={selection !== undefined}
                title={say('total')}
              />
            </tfoot>
          )}
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  row: JsonObject;
  columns: readonly GridColumn[];
  href?: string;
  selection?: GridSelection;
  action?: RowAction;
}

function GridRow({ row, columns, href, selection, action }: RowProps) {
  const say = useText(gridTexts);
  const navigate = useNavigate();
  const id = String(row.id);
  const name = String((columns[0] && readValue(row, columns[0].field)) ?? id);
  const isSelected = selection?.selected.has(id) ?? false;
  /** Clicking anywhere in the row follows the link of its first cell, unless the click has another target. */
  function handleClick(event: MouseEvent<HTMLTableRowElement>) {
    if (!href || event.defaultPrevented || event.button !== 0) return;
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return;
    if (!getSelection()?.isCollapsed) return;
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
    else navigate(href);
  }
  function toggle() {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (!next.delete(id)) next.add(id);
    selection.onChange(next);
  }
  return (
    <tr
      {...tableRoles.row}
      aria-selected={selection ? isSelected : undefined}
      data-link={href !== undefined}
      tabIndex={-1}
      onClick={handleClick}
    >
      {selection && (
        <td {...tableRoles.cell} className="w-grid__check">
          <input type="checkbox" checked={isSelected} onChange={toggle} aria-label={say('choose', { name })} />
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={column.field} column={column} row={row} href={index === 0 ? href : undefined} />
      ))}
      {action && (
        <td {...tableRoles.cell} className="w-grid__action">
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            aria-label={action.label(row)}
            onClick={() => action.onPress(row)}
          >
            <Icon name={action.icon} size={16} />
            {action.title}
          </button>
        </td>
      )}
    </tr>
  );
}

interface TotalsProps {
  columns: readonly GridColumn[];
  totals: Readonly<Record<string, number>>;
  currency?: string;
  spare: boolean;
  title: string;
}

function TotalsRow({ columns, totals, spare, title, ...answer }: TotalsProps) {
  const language = useLanguage();
  const site = useSite();
  const currency = answer.currency ?? site.currency;
  return (
    <tr {...tableRoles.row}>
      {spare && <td {...tableRoles.cell} className="w-grid__check" data-empty="true" />}
      {columns.map(({ field, kind, type, title: name }, index) => {
        const sum = totals[field];
        const text =
          sum === undefined
            ? ''
            : kind === 'money'
              ? formatMoney(sum, language, currency)
              : formatNumber(sum, language);
        return (
          <td
            key={field}
            {...tableRoles.cell}
            data-end={isEndAligned({ kind, type })}
            data-title={name}
            data-empty={text === '' && index > 0}
          >
            {index === 0 && text === '' ? title : text}
          </td>
        );
      })}
    </tr>
  );
}

import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef } from 'react';
import { useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { GridColumn, SortKey } from '../../shared/columns.ts';
import { rowGroup } from '../../shared/list/listGroups.ts';
import { EndlessRows } from '../endless/EndlessRows.tsx';
import type { Endless } from '../endless/useEndless.ts';
import { useSettledWidths } from '../endless/useSettledWidths.ts';
import { gridRoles, tableRoles } from '../parts/tableRoles.ts';
import { type GridLayout, plainLayout } from './columnStyle.ts';
import { type GridGroup, GroupRow, MoreRow } from './GridGroup.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { findEditable, type GridEditing } from './gridEditing.ts';
import type { GridSelection, RowTool } from './gridParts.ts';
import { gridTexts } from './gridTexts.ts';
import { MoreColumns } from './MoreColumns.tsx';
import { moveInGrid } from './moveInGrid.ts';
import { TotalsRow } from './TotalsRow.tsx';
import { useFrozen } from './useFrozen.ts';
import './grid.css';

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
  rowTool?: RowTool;
  /** Shows the record of a row beside the list. */
  onLook?: (id: string) => void;
  /** A last row of sums, by field. */
  totals?: Readonly<Record<string, number>>;
  /** Of totals of money; that of the site without one. */
  currency?: string;
  density?: 'compact' | 'normal' | 'relaxed';
  /** Newer rows are loading. */
  pending?: boolean;
  /** Cells are changed where they stand. */
  editing?: GridEditing;
  layout?: GridLayout;
  /** The rows stand in groups, each marked by `_group`. */
  groups?: readonly GridGroup[];
  /** The list scrolls on beyond `rows`. */
  endless?: Endless;
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
    rowTool,
    onLook,
    totals,
    currency,
    density = 'normal',
    pending,
    editing,
    layout = plainLayout,
    groups,
    endless,
  } = props;
  const say = useText(gridTexts);
  const ids = useMemo(() => rows.map(({ id }) => String(id)), [rows]);
  const toggle = useToggle(selection);
  const frame = useFrozen(layout.frozen, columns);
  const span = columns.length + (selection ? 1 : 0) + (rowTool ? 1 : 0);
  const settled = useSettledWidths(frame, { isOn: endless !== undefined, columns, widths: layout.widths, span });
  const headLayout = useMemo(() => (settled ? { ...layout, settled } : layout), [layout, settled]);
  const handle = editing && handleEditing(editing);
  const drawRow = (row: JsonObject, index: number) => (
    <GridRow
      key={String(row.id ?? index)}
      row={row}
      columns={columns}
      href={rowHref?.(row)}
      isSelected={selection?.selected.has(String(row.id))}
      onToggle={toggle}
      tool={rowTool}
      hasLook={onLook !== undefined}
      isEditable={editing?.isEditable}
      layout={layout}
      index={endless && index}
    />
  );
  return (
    <div className="w-grid-frame">
      <section
        ref={frame}
        className="w-grid"
        aria-label={label}
        aria-busy={pending}
        data-density={density}
        data-endless={endless !== undefined || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could neither scroll it nor reach its rows
        tabIndex={0}
        data-editing={editing?.isOn || undefined}
        onKeyDown={(event) => {
          handle?.key(event);
          moveInGrid(event, onLook);
        }}
        onDoubleClick={handle?.doubleClick}
        onClickCapture={handle?.click}
        onClick={onLook && (({ target }) => lookAt(target, onLook))}
      >
        <table
          className="w-grid__table"
          {...(editing ? gridRoles.table : tableRoles.table)}
          aria-label={label}
          aria-rowcount={endless && endless.total + 1}
          data-settled={settled !== undefined || undefined}
        >
          <GridHead
            columns={columns}
            sort={sort ?? []}
            sortHref={sortHref}
            onSort={onSort}
            selection={selection}
            ids={ids}
            layout={headLayout}
            lastHead={rowTool?.title}
          />
          {groups ? (
            groups.map((group) => (
              <tbody key={group.key} {...tableRoles.group}>
                <GroupRow {...{ group, columns, currency, layout }} spare={selection !== undefined} />
                {rows.filter((row) => row[rowGroup] === group.key).map(drawRow)}
                {group.more && <MoreRow more={group.more} span={span} />}
              </tbody>
            ))
          ) : endless ? (
            <EndlessRows {...{ endless, rows, span, drawRow }} />
          ) : (
            <tbody {...tableRoles.group}>{rows.map(drawRow)}</tbody>
          )}
          {totals && (rows.length > 0 || groups) && (
            <tfoot {...tableRoles.group}>
              <TotalsRow
                columns={columns}
                totals={totals}
                currency={currency}
                spare={selection !== undefined}
                title={say('total')}
                layout={layout}
              />
            </tfoot>
          )}
        </table>
      </section>
      <MoreColumns frame={frame} />
    </div>
  );
}

/** Chooses a row, or no longer; the same function as long as the grid stands, so that rows are not drawn again for it. */
function useToggle(selection: GridSelection | undefined): (id: string) => void {
  const latest = useRef(selection);
  latest.current = selection;
  return useCallback((id) => {
    const { current } = latest;
    if (!current) return;
    const next = new Set(current.selected);
    if (!next.delete(id)) next.add(id);
    current.onChange(next);
  }, []);
}

/** How a cell is opened: F2 or Enter, two presses, or one where the grid stands open for that. */
function handleEditing({ isOn, onEdit }: GridEditing) {
  return {
    key: (event: KeyboardEvent) => {
      const place = findEditable(event.target);
      if (!place || event.target !== place.cell || (event.key !== 'F2' && event.key !== 'Enter')) return;
      event.preventDefault();
      onEdit(place);
    },
    doubleClick: ({ target }: MouseEvent) => {
      const place = findEditable(target);
      if (place && !isInEditor(target)) onEdit(place);
    },
    click: (event: MouseEvent) => {
      const place = isOn ? findEditable(event.target) : undefined;
      if (!place || isInEditor(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      onEdit(place);
    },
  };
}

function isInEditor(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, select, textarea, button, [role="group"]') !== null;
}

/** The button of a row that shows its record beside the list. */
function lookAt(target: EventTarget, onLook: (id: string) => void): void {
  const button = target instanceof Element ? target.closest('.w-grid__look') : null;
  const id = button?.closest<HTMLElement>('tr[data-id]')?.dataset.id;
  if (id !== undefined) onLook(id);
}

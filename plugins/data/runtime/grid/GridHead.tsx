import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useText } from 'sala/runtime';
import { type GridColumn, isEndAligned, type SortKey } from '../../shared/columns.ts';
import { toolField } from '../endless/useSettledWidths.ts';
import { tableRoles } from '../parts/tableRoles.ts';
import { columnStyle, type GridLayout, settledStyle } from './columnStyle.ts';
import type { GridSelection } from './gridParts.ts';
import { gridTexts } from './gridTexts.ts';

interface Props {
  columns: readonly GridColumn[];
  sort: readonly SortKey[];
  sortHref?: (field: string) => string;
  onSort?: (field: string, add: boolean) => void;
  selection?: GridSelection;
  ids: readonly string[];
  layout: GridLayout;
  /** The heading of the column with the tool of each row. */
  lastHead?: string;
}

export function GridHead({ columns, sort, sortHref, onSort, selection, ids, layout, lastHead }: Props) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {selection && (
          <th {...tableRoles.head} scope="col" className="w-grid__check">
            <ChooseAll selection={selection} ids={ids} />
          </th>
        )}
        {columns.map((column, index) => (
          <Heading key={column.field} {...{ column, index, sort, sortHref, onSort, layout }} />
        ))}
        {lastHead && (
          <th {...tableRoles.head} scope="col" style={settledStyle(layout, toolField)}>
            <span className="s-visually-hidden">{lastHead}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadingProps = Pick<Props, 'sort' | 'sortHref' | 'onSort' | 'layout'> & { column: GridColumn; index: number };

function Heading({ column, index, sort, sortHref, onSort, layout }: HeadingProps) {
  const { field, title } = column;
  const at = sort.findIndex((one) => one.field === field);
  const key = sort[at];
  const direction = key && (key.descending ? 'descending' : 'ascending');
  return (
    <th
      {...tableRoles.head}
      scope="col"
      aria-sort={direction}
      data-field={field}
      data-kind={column.kind}
      data-end={isEndAligned(column)}
      {...columnStyle(layout, column, index, 'head')}
      onPointerDown={(event) => drag('move', event, column, layout)}
      onKeyDown={(event) => resizeByKey(event, column, layout)}
    >
      {column.sortable && sortHref ? (
        <a
          className="w-grid__sort"
          href={sortHref(field)}
          draggable={false}
          onClick={(event) => handleSort(event, field, onSort)}
        >
          <span>{title}</span>
          <Arrow direction={direction} place={sort.length > 1 && at >= 0 ? at + 1 : undefined} />
        </a>
      ) : (
        <span className="w-grid__heading">{title}</span>
      )}
      {layout.onResize && (
        <span
          className="w-grid__edge"
          aria-hidden="true"
          onPointerDown={(event) => drag('resize', event, column, layout)}
          onDoubleClick={() => layout.onResize?.(field, undefined)}
        />
      )}
    </th>
  );
}

/** Dragging a heading moves its column, dragging its edge makes it wider; the code for it comes with the first press. */
function drag(what: 'move' | 'resize', event: PointerEvent<HTMLElement>, { field }: GridColumn, layout: GridLayout) {
  if (!layout.onResize || event.button !== 0 || (what === 'move' && event.pointerType === 'touch')) return;
  event.stopPropagation();
  const { pointerId, clientX, currentTarget } = event;
  const head = currentTarget.closest('th');
  if (!head) return;
  void import('./dragHead.ts').then(({ dragHead }) =>
    dragHead(what, head, { pointerId, x: clientX }, (result) =>
      what === 'move' ? layout.onMove?.(field, result) : layout.onResize?.(field, result),
    ),
  );
}

const widthStep = 16;

/** Shift with an arrow key makes the column of the focused heading wider or narrower. */
function resizeByKey(event: KeyboardEvent<HTMLElement>, { field }: GridColumn, { onResize }: GridLayout) {
  const { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget } = event;
  const by = key === 'ArrowRight' ? widthStep : key === 'ArrowLeft' ? -widthStep : 0;
  if (!onResize || !shiftKey || ctrlKey || altKey || metaKey || by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  onResize(field, currentTarget.offsetWidth + by);
}

function handleSort(event: MouseEvent, field: string, onSort: Props['onSort']) {
  // Ctrl and middle click open a new tab, as with every link; Shift adds a sort key.
  if (!onSort || event.ctrlKey || event.metaKey || event.button !== 0) return;
  event.preventDefault();
  if (!event.currentTarget.closest('[data-dragged]')) onSort(field, event.shiftKey);
}

function Arrow({ direction, place }: { direction?: 'ascending' | 'descending'; place?: number }) {
  return (
    <span className="w-grid__arrow" data-direction={direction} aria-hidden="true">
      <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true">
        <path className="w-grid__up" d="M5 1 9 6H1Z" />
        <path className="w-grid__down" d="M5 13 1 8h8Z" />
      </svg>
      {place}
    </span>
  );
}

function ChooseAll({ selection, ids }: { selection: GridSelection; ids: readonly string[] }) {
  const say = useText(gridTexts);
  const box = useRef<HTMLInputElement>(null);
  const chosen = ids.filter((id) => selection.selected.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={say('chooseAll')}
      checked={isAll}
      onChange={() => selection.onChange(new Set(isAll ? [] : ids))}
    />
  );
}

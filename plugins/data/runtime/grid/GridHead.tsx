import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from 'sala/runtime';
import { type GridColumn, isEndAligned, type SortKey } from '../../shared/columns.ts';
import type { GridSelection } from './DataGrid.tsx';
import { gridTexts } from './gridTexts.ts';
import { tableRoles } from './tableRoles.ts';

interface Props {
  columns: readonly GridColumn[];
  sort: readonly SortKey[];
  sortHref?: (field: string) => string;
  onSort?: (field: string, add: boolean) => void;
  selection?: GridSelection;
  ids: readonly string[];
  /** The heading of the column with a button in each row. */
  lastHead?: string;
}

export function GridHead({ columns, sort, sortHref, onSort, selection, ids, lastHead }: Props) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        {selection && (
          <th {...tableRoles.head} scope="col" className="w-grid__check">
            <ChooseAll selection={selection} ids={ids} />
          </th>
        )}
        {columns.map((column) => {
          const at = sort.findIndex(({ field }) => field === column.field);
          const key = sort[at];
          const direction = key && (key.descending ? 'descending' : 'ascending');
          return (
            <th
              key={column.field}
              {...tableRoles.head}
              scope="col"
              aria-sort={direction}
              data-kind={column.kind}
              data-end={isEndAligned(column)}
            >
              {column.sortable && sortHref ? (
                <a
                  className="w-grid__sort"
                  href={sortHref(column.field)}
                  onClick={(event) => handleSort(event, column.field, onSort)}
                >
                  <span>{column.title}</span>
                  <Arrow direction={direction} place={sort.length > 1 && at >= 0 ? at + 1 : undefined} />
                </a>
              ) : (
                column.title
              )}
            </th>
          );
        })}
        {lastHead && (
          <th {...tableRoles.head} scope="col">
            <span className="s-visually-hidden">{lastHead}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function handleSort(event: MouseEvent, field: string, onSort: Props['onSort']) {
  // Ctrl and middle click open a new tab, as with every link; Shift adds a sort key.
  if (!onSort || event.ctrlKey || event.metaKey || event.button !== 0) return;
  event.preventDefault();
  onSort(field, event.shiftKey);
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

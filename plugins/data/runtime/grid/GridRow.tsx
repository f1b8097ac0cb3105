import { type MouseEvent, memo, useRef } from 'react';
import { useNavigate, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import type { GridColumn } from '../../shared/columns.ts';
import type { ColumnLayout } from '../../shared/list/columnLayout.ts';
import { readValue } from '../../shared/readValue.ts';
import { gridRoles, tableRoles } from '../parts/tableRoles.ts';
import { Cell } from './Cell.tsx';
import { columnStyle } from './columnStyle.ts';
import { findEditable, type GridEditing } from './gridEditing.ts';
import type { RowTool } from './gridParts.ts';
import { gridTexts } from './gridTexts.ts';

interface Props {
  row: JsonObject;
  columns: readonly GridColumn[];
  href?: string;
  /** Undefined where rows are not chosen. */
  isSelected?: boolean;
  onToggle: (id: string) => void;
  tool?: RowTool;
  /** A button shows its record beside the list. */
  hasLook?: boolean;
  isEditable?: GridEditing['isEditable'];
  layout: ColumnLayout;
  /** Its place in a list of which only a part is drawn. */
  index?: number;
}

/** One row; drawn again only when what it shows changes. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, columns, href, isSelected, onToggle, tool, hasLook, isEditable, layout, index } = props;
  const say = useText(gridTexts);
  const handleClick = useRowClick(href);
  const cellRole = isEditable ? gridRoles.cell : tableRoles.cell;
  const id = String(row.id);
  const name = String((columns[0] && readValue(row, columns[0].field)) ?? id);
  return (
    <tr
      {...tableRoles.row}
      aria-selected={isSelected}
      data-id={id}
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-link={href !== undefined}
      tabIndex={-1}
      onClick={handleClick}
    >
      {isSelected !== undefined && (
        <td {...cellRole} className="w-grid__check">
          <input
            type="checkbox"
            checked={isSelected}
            onChange={() => onToggle(id)}
            aria-label={say('choose', { name })}
          />
        </td>
      )}
      {columns.map((column, at) => (
        <Cell
          key={column.field}
          column={column}
          row={row}
          href={at === 0 ? href : undefined}
          lookName={at === 0 && hasLook && href !== undefined ? name : undefined}
          isEditable={isEditable?.(row, column.field)}
          place={columnStyle(layout, column, at, 'cell')}
        />
      ))}
      {tool && (
        <td {...cellRole} className="w-grid__tool">
          {tool.draw(row)}
        </td>
      )}
    </tr>
  );
});

/** Within this time a second press changes the cell instead. */
const secondPressMs = 220;

/** Clicking anywhere in the row follows the link of its first cell, unless the click has another target. */
function useRowClick(href: string | undefined) {
  const navigate = useNavigate();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  return (event: MouseEvent<HTMLTableRowElement>) => {
    clearTimeout(waiting.current);
    if (!href || event.defaultPrevented || event.button !== 0 || event.detail > 1) return;
    if (event.target instanceof Element && event.target.closest('a, button, input, label, select, textarea, .w-cell'))
      return;
    if (!getSelection()?.isCollapsed) return;
    if (event.ctrlKey || event.metaKey) window.open(href, '_blank', 'noopener');
    else if (findEditable(event.target)) waiting.current = setTimeout(() => navigate(href), secondPressMs);
    else navigate(href);
  };
}

import type { MouseEvent } from 'react';
import { ChevronIcon, useLanguage, useSite, useText } from 'sala/runtime';
import { type GridColumn, isEndAligned, type Tone } from '../../shared/columns.ts';
import { formatNumber } from '../../shared/formatValue.ts';
import type { ColumnLayout } from '../../shared/list/columnLayout.ts';
import { tableRoles } from '../parts/tableRoles.ts';
import { columnStyle } from './columnStyle.ts';
import { gridTexts } from './gridTexts.ts';
import { Status } from './Status.tsx';
import { writeSum } from './TotalsRow.tsx';

/** A link that scripts may follow without leaving the page. */
export interface GroupLink {
  text: string;
  href: string;
  onPress: () => void;
}

/** A group of rows; its title folds it. */
export interface GridGroup {
  key: string;
  title: string;
  tone?: Tone;
  count: number;
  sums: Readonly<Record<string, number>>;
  folded: boolean;
  toggle: Omit<GroupLink, 'text'>;
  /** To all of its rows, where some are not shown. */
  more?: GroupLink;
}

interface Props {
  group: GridGroup;
  columns: readonly GridColumn[];
  currency?: string;
  spare: boolean;
  layout: ColumnLayout;
}

/** The first row of a group: what its rows have in common, how many they are, and their sums below their columns. */
export function GroupRow({ group, columns, spare, layout, ...answer }: Props) {
  const say = useText(gridTexts);
  const language = useLanguage();
  const site = useSite();
  const { title, tone, count, folded, toggle, sums } = group;
  return (
    <tr {...tableRoles.row} className="w-grid__group">
      {spare && <td {...tableRoles.cell} className="w-grid__check" data-empty="true" />}
      {columns.map((column, index) => {
        const text = writeSum(sums[column.field], column.kind, language, answer.currency ?? site.currency);
        const place = columnStyle(layout, column, index, 'cell');
        if (index > 0)
          return (
            <td
              key={column.field}
              {...tableRoles.cell}
              data-end={isEndAligned(column)}
              data-title={column.title}
              data-empty={text === ''}
              {...place}
            >
              {text}
            </td>
          );
        return (
          <th key={column.field} {...tableRoles.rowHead} scope="rowgroup" {...place}>
            <a
              className="w-grid__fold"
              href={toggle.href}
              aria-expanded={!folded}
              onClick={(event) => follow(event, toggle.onPress)}
            >
              <ChevronIcon />
              {tone ? <Status choice={{ value: group.key, title, tone }} /> : <span>{title}</span>}
              <small>{say('count', { n: formatNumber(count, language) })}</small>
            </a>
            {text && <span className="w-grid__sum">{text}</span>}
          </th>
        );
      })}
    </tr>
  );
}

/** The last row of a group, where it has more than is shown. */
export function MoreRow({ more, span }: { more: GroupLink; span: number }) {
  return (
    <tr {...tableRoles.row} className="w-grid__more">
      <td {...tableRoles.cell} colSpan={span}>
        <a href={more.href} onClick={(event) => follow(event, more.onPress)}>
          {more.text}
        </a>
      </td>
    </tr>
  );
}

/** Ctrl and middle click open a new tab, as with every link. */
function follow(event: MouseEvent, onPress: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  onPress();
}

import { useState } from 'react';
import { groupDigits } from 'sala/engine';
import { Phrases, useText } from 'sala/runtime';
import type { Entry } from '../../shared/entries.ts';
import { AddressLink } from './AddressLink.tsx';
import { calendarTexts } from './calendarTexts.ts';
import { DragArea, Draggable, Droppable } from './drag/Drag.tsx';
import { PersonMark } from './PersonMark.tsx';
import { Priority } from './Priority.tsx';
import type { Dates } from './useDates.ts';
import './kanban.css';

export interface KanbanColumn {
  key: string;
  title: string;
  tone?: string;
  /** How many it holds, where not all of them are shown. */
  total?: number;
}

interface Props {
  uid: string;
  label: string;
  columns: KanbanColumn[];
  entries: Entry[];
  columnOf: (entry: Entry) => string;
  dates: Dates;
  /** Titles of the priorities. */
  priorities: Record<string, string>;
  mayMove: boolean;
  /** Whether a card may come to a column: the others step back while it is carried. */
  reaches?: (entry: Entry, column: string) => boolean;
  onMove: (entry: Entry, column: string) => void;
}

/** Cards in columns. Cards open by their link and are dragged with mouse, touch or keyboard. */
export function Kanban(props: Props) {
  const { uid, label, columns, entries, columnOf, dates, priorities, mayMove, reaches, onMove } = props;
  const [lifted, setLifted] = useState<string>();
  const find = (id: string) => entries.find((entry) => entry.id === id);
  const carried = lifted === undefined ? undefined : find(lifted);
  const isClosed = ({ key }: KanbanColumn) =>
    carried !== undefined && columnOf(carried) !== key && reaches?.(carried, key) === false;
  const drop = (id: string, column: string) => {
    const entry = find(id);
    if (entry && columnOf(entry) !== column) onMove(entry, column);
  };
  return (
    <DragArea
      enabled={mayMove}
      onDrop={drop}
      onLift={setLifted}
      nameItem={(id) => find(id)?.title ?? ''}
      nameZone={(key) => columns.find((column) => column.key === key)?.title ?? ''}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keys */}
      <section className="w-kanban" aria-label={label} tabIndex={0}>
        {columns.map((column) => (
          <Droppable
            key={column.key}
            id={column.key}
            render={(zone) => (
              <Column
                column={column}
                entries={entries.filter((entry) => columnOf(entry) === column.key)}
                zoneRef={zone?.ref}
                isOver={zone?.isOver}
                isClosed={isClosed(column)}
                draw={(entry) => (
                  <Draggable
                    key={entry.id}
                    id={entry.id}
                    render={(lift) => (
                      <li
                        ref={lift?.ref as React.Ref<HTMLLIElement>} // one element, whatever its tag
                        className="w-kanban__card"
                        data-lifted={lift?.isLifted || undefined}
                        style={entry.color ? ({ '--w-color': entry.color } as React.CSSProperties) : undefined}
                      >
                        <AddressLink
                          uid={uid}
                          changes={{ task: entry.id }}
                          className="w-kanban__open"
                          aria-describedby={lift?.describedBy}
                          {...lift?.handlers}
                        >
                          <Phrases text={entry.title} />
                        </AddressLink>
                        {entry.description && <p className="w-kanban__about">{entry.description}</p>}
                        <Facts entry={entry} dates={dates} priorities={priorities} />
                      </li>
                    )}
                  />
                )}
              />
            )}
          />
        ))}
      </section>
    </DragArea>
  );
}

interface ColumnProps {
  column: KanbanColumn;
  entries: Entry[];
  zoneRef?: React.Ref<HTMLElement>;
  isOver?: boolean;
  isClosed: boolean;
  draw: (entry: Entry) => React.ReactNode;
}

function Column({ column, entries, zoneRef, isOver, isClosed, draw }: ColumnProps) {
  const say = useText(calendarTexts);
  return (
    <section
      ref={zoneRef}
      className="w-kanban__column"
      data-tone={column.tone ?? 'neutral'}
      data-over={(isOver && !isClosed) || undefined}
      data-closed={isClosed || undefined}
    >
      <h3 className="w-kanban__title">
        <span>{column.title}</span>
        <span className="w-kanban__count">{groupDigits(column.total ?? entries.length)}</span>
      </h3>
      {entries.length === 0 ? (
        <p className="w-kanban__empty">{say('emptyColumn')}</p>
      ) : (
        <ul className="w-kanban__cards">{entries.map(draw)}</ul>
      )}
      {column.total !== undefined && (
        <p className="w-kanban__about">{say('latest', { n: entries.length, total: groupDigits(column.total) })}</p>
      )}
    </section>
  );
}

function Facts({ entry, dates, priorities }: { entry: Entry; dates: Dates; priorities: Record<string, string> }) {
  const span = dates.span(entry);
  if (!span && !entry.person && !entry.priority) return null;
  return (
    <p className="w-kanban__facts">
      {span && <span>{span}</span>}
      <Priority value={entry.priority} titles={priorities} />
      {entry.person && <PersonMark person={entry.person} />}
    </p>
  );
}

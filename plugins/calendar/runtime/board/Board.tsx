import { useMemo } from 'react';
import { inSentence } from 'sala/engine';
import { addressHref, Icon, Link, useText, useWidgetAddress, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { type Mapping, readEntries } from '../../shared/entries.ts';
import { countColumn, joinColumns } from '../../shared/joinColumns.ts';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { Kanban } from '../parts/Kanban.tsx';
import { ListState } from '../parts/ListState.tsx';
import { NoticeLine } from '../parts/NoticeLine.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { readRights } from '../parts/readRights.ts';
import { useDates } from '../parts/useDates.ts';
import { useEntryEdits } from '../parts/useEntryEdits.ts';
import { useStatuses } from '../parts/useStatuses.ts';
import './board.css';

interface Properties extends Omit<Mapping, 'statusField' | 'doneState'> {
  title: string;
  collection: string;
  states: string[];
  editable: boolean;
}

/** The records of a collection by the state of their machine. Dropping a card in another column sends the event that leads to its state. */
export function Board({ object, data }: WidgetViewProps<Properties>) {
  const { uid, title, states, editable } = object;
  const say = useText(calendarTexts);
  const dates = useDates();
  const [address, changeAddress] = useWidgetAddress(uid);
  const { pending } = useWidgetData(uid);
  const rights = readRights(data.rights);
  const mapping = { ...object, path: object.path || (rights.path ?? ''), statusField: 'state', doneState: '' };
  const list = useMemo(() => joinColumns(states, data), [states, data]);
  const edits = useEntryEdits(uid, { collection: object.collection, states: rights.states, data: list });
  const statuses = useStatuses(mapping, rights, dates);
  const entries = readEntries(list, mapping, dates.timeZone);
  const opened = entries.find((entry) => entry.id === address.task);
  const shown = states.length > 0 ? statuses.columns.filter(({ key }) => states.includes(key)) : statuses.columns;
  const columns = shown.map((column) => ({ ...column, total: countColumn(column.key, data) }));
  const move = statuses.move(edits);
  const add = editable ? rights.newPath : undefined;
  return (
    <section className="w-board" aria-label={title || say('viewBoard')} aria-busy={pending || undefined}>
      {!title && <h2 className="s-visually-hidden">{say('viewBoard')}</h2>}
      {(title || add) && (
        <header className="w-board__head">
          {title && <h2 className="w-board__title">{title}</h2>}
          {add && (
            <Link to={add} className="s-button s-button--outline">
              <Icon name="plus" size={18} />
              {say('addOne', { title: inSentence(rights.one ?? '') })}
            </Link>
          )}
        </header>
      )}
      <NoticeLine notice={edits.notice} />
      <ListState uid={uid} answer={list}>
        {columns.length === 0 ? (
          <p className="w-board__empty">{say(data.rights === undefined ? 'emptyBoard' : 'noMachine')}</p>
        ) : (
          <Kanban
            uid={uid}
            label={say('status')}
            columns={columns}
            entries={entries}
            columnOf={(entry) => edits.placed.get(entry.id) ?? statuses.of(entry)}
            dates={dates}
            priorities={statuses.priorities}
            mayMove={editable}
            reaches={statuses.reaches}
            onMove={move}
          />
        )}
      </ListState>
      {opened && (
        <EntryDialog
          key={opened.id}
          entry={opened}
          object={mapping}
          rights={rights}
          dates={dates}
          statuses={{ ...statuses, byState: editable }}
          edits={edits}
          onMove={move}
          mayEdit={editable && rights.update}
          isEditing={address.edit !== undefined}
          onEdit={(isEditing) =>
            changeAddress({ edit: isEditing ? 'yes' : undefined }, { push: isEditing, read: false })
          }
          closeHref={addressHref(uid, { task: undefined, edit: undefined })}
          onClose={() => changeAddress({ task: undefined, edit: undefined }, { read: false })}
        />
      )}
      <ReasonDialog edits={edits} />
    </section>
  );
}

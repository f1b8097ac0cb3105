import { addressHref, useText, useWidgetAddress, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { type Mapping, readEntries } from '../../shared/entries.ts';
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
  const mapping = { ...object, statusField: 'state', doneState: '' };
  const say = useText(calendarTexts);
  const dates = useDates();
  const [address, changeAddress] = useWidgetAddress(uid);
  const { pending } = useWidgetData(uid);
  const rights = readRights(data.rights);
  const edits = useEntryEdits(uid, { collection: object.collection, states: rights.states, data: data.list });
  const statuses = useStatuses(mapping, rights, dates);
  const entries = readEntries(data.list, mapping, dates.timeZone);
  const opened = entries.find((entry) => entry.id === address.task);
  const columns = states.length > 0 ? statuses.columns.filter(({ key }) => states.includes(key)) : statuses.columns;
  const move = statuses.move(edits);
  return (
    <section className="w-board" aria-label={title || say('viewBoard')} aria-busy={pending || undefined}>
      {title && <h2 className="w-board__title">{title}</h2>}
      <NoticeLine notice={edits.notice} />
      <ListState uid={uid} answer={data.list}>
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
          statuses={{ ...statuses, byState: editable, columns }}
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

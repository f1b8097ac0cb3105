import { isDay } from 'sala/engine';
import {
  type AddressChanges,
  addressHref,
  useText,
  useWidgetAddress,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { Json, LayoutObject } from 'sala/schemas';
import { addDays, type Day } from '../../shared/days.ts';
import { type Mapping, overlaps, readEntries } from '../../shared/entries.ts';
import { firstDay, type Month, readMonth, shiftMonth } from '../../shared/months.ts';
import { calendarTexts } from '../parts/calendarTexts.ts';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { EntryForm } from '../parts/EntryForm.tsx';
import { Kanban } from '../parts/Kanban.tsx';
import { ListState } from '../parts/ListState.tsx';
import { NoticeLine } from '../parts/NoticeLine.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { readRights } from '../parts/readRights.ts';
import { useDates } from '../parts/useDates.ts';
import { useEntryEdits } from '../parts/useEntryEdits.ts';
import { useStatuses } from '../parts/useStatuses.ts';
import { EntryTable } from './EntryTable.tsx';
import { MonthBar } from './MonthBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import type { ViewName } from './monthAddress.ts';
import { StatusSummary } from './StatusSummary.tsx';
import '../parts/table.css';
import './calendar.css';
import './month.css';
import './narrow.css';

/** The address without the entry that is opened. */
const closed = { task: undefined, edit: undefined };

interface Properties extends Mapping {
  title: string;
  collection: string;
  view: ViewName;
  views: ViewName[];
  summary: boolean;
  editable: boolean;
}

/** The entries of a month as a calendar, a table or a board; month, view and opened entry stand in the address. */
export function Calendar({ object, data }: WidgetViewProps<Properties>) {
  const { uid, collection } = object;
  const dates = useDates();
  const say = useText(calendarTexts);
  const [address, changeAddress] = useWidgetAddress(uid);
  const { pending } = useWidgetData(uid);
  const rights = readRights(data.rights);
  const edits = useEntryEdits(uid, { collection, states: rights.states, data: data.list });
  const statuses = useStatuses(object, rights, dates);

  const month = readMonth(address, dates.today);
  const view = readView(address.view, object);
  const entries = readEntries(data.list, object, dates.timeZone);
  const last = addDays(firstDay(shiftMonth(month, 1)), -1);
  const ofMonth = entries.filter((entry) => overlaps(entry, firstDay(month), last));
  const opened = entries.find((entry) => entry.id === address.task);
  const mayEdit = object.editable && rights.update;
  const mayAdd = object.editable && rights.create && isFillable(object, rights.required);
  const selected = isDay(address.day ?? '') ? address.day : undefined;
  const adding = mayAdd && isDay(address.add ?? '') ? address.add : undefined;
  const show = (changes: AddressChanges, push = false) => changeAddress(changes, { push, read: false });
  const move = statuses.move(edits);

  return (
    <section className="w-calendar" aria-label={object.title || say('calendar')} aria-busy={pending || undefined}>
      {object.title && <h2 className="w-calendar__title">{object.title}</h2>}
      <MonthBar uid={uid} month={month} view={view} views={listViews(object)} dates={dates} address={address}>
        {mayAdd && (
          <button
            type="button"
            className="s-button s-button--primary s-button--small"
            onClick={() => show({ add: selected ?? firstToAdd(month, dates.today) }, true)}
          >
            {say('add')}
          </button>
        )}
      </MonthBar>
      <NoticeLine notice={edits.notice} />
      <ListState uid={uid} answer={data.list}>
        {object.summary && <StatusSummary entries={ofMonth} statuses={statuses} />}
        {view === 'month' && (
          <MonthGrid
            uid={uid}
            month={month}
            entries={entries}
            dates={dates}
            statuses={statuses}
            selected={selected}
            mayMove={mayEdit}
            onAdd={mayAdd ? (day) => show({ add: day }, true) : undefined}
            onMove={(entry, days) => {
              const changes = statuses.shift(entry, days);
              if (changes) void edits.change(entry, changes);
            }}
          />
        )}
        {view === 'list' && <EntryTable uid={uid} entries={ofMonth} dates={dates} statuses={statuses} />}
        {view === 'board' && (
          <Kanban
            uid={uid}
            label={dates.month(month)}
            columns={statuses.columns}
            entries={ofMonth}
            columnOf={(entry) => edits.placed.get(entry.id) ?? statuses.of(entry)}
            dates={dates}
            priorities={statuses.priorities}
            mayMove={mayEdit || statuses.byState}
            onMove={move}
          />
        )}
      </ListState>
      {opened && (
        <EntryDialog
          key={opened.id}
          entry={opened}
          object={object}
          rights={rights}
          dates={dates}
          statuses={statuses}
          edits={edits}
          onMove={move}
          mayEdit={mayEdit}
          isEditing={address.edit !== undefined}
          onEdit={(isEditing) => show({ edit: isEditing ? 'yes' : undefined }, isEditing)}
          closeHref={addressHref(uid, closed)}
          onClose={() => show(closed)}
        />
      )}
      {adding && (
        <EntryForm
          day={adding}
          object={object}
          rights={rights}
          dates={dates}
          onClose={() => show({ add: undefined })}
          onSave={async (fields) => {
            if (await edits.create(fields)) show({ add: undefined });
          }}
          notice={edits.notice}
        />
      )}
      <ReasonDialog edits={edits} />
    </section>
  );
}

/** The day of a new entry where none is chosen: today in the current month, else the first day of the shown one. */
function firstToAdd(month: Month, today: Day): Day {
  const first = firstDay(month);
  return today.startsWith(first.slice(0, 7)) ? today : first;
}

function listViews({ view, views }: Properties): ViewName[] {
  return views.includes(view) ? [...new Set(views)] : [view, ...new Set(views)];
}

function readView(asked: string | undefined, object: Properties): ViewName {
  return listViews(object).find((name) => name === asked) ?? object.view;
}

/** Records with required fields outside the mapping cannot be added here. */
function isFillable(object: LayoutObject & Mapping, required: string[]): boolean {
  const mapped: Json[] = [object.titleField, object.startField, object.endField, object.colorField];
  const rest: Json[] = [object.descriptionField, object.personField, object.personIdField, object.priorityField];
  return required.every((name) => mapped.includes(name) || rest.includes(name));
}

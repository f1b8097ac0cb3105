import { useState } from 'react';
import { Link, NativeDialog, useText } from 'sala/runtime';
import type { Entry, Mapping } from '../../shared/entries.ts';
import type { Rights } from '../../shared/rights.ts';
import { calendarTexts } from './calendarTexts.ts';
import { EntryForm } from './EntryForm.tsx';
import { NoticeLine } from './NoticeLine.tsx';
import { PersonMark } from './PersonMark.tsx';
import { Priority } from './Priority.tsx';
import { StatusMark } from './StatusMark.tsx';
import type { Dates } from './useDates.ts';
import type { EntryEdits } from './useEntryEdits.ts';
import type { Statuses } from './useStatuses.ts';

interface Props {
  entry: Entry;
  object: Mapping & { collection: string };
  rights: Rights;
  dates: Dates;
  statuses: Statuses;
  edits: EntryEdits;
  onMove: (entry: Entry, column: string) => void;
  mayEdit: boolean;
  /** The form is shown in place of the entry. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  closeHref: string;
  onClose: () => void;
}

/** One entry in full, with buttons for everything that dragging can do. */
export function EntryDialog({
  entry,
  object,
  rights,
  dates,
  statuses,
  edits,
  onMove,
  mayEdit,
  isEditing,
  onEdit,
  closeHref,
  onClose,
}: Props) {
  const say = useText(calendarTexts);
  const [isSure, setSure] = useState(false);
  /** A field is called here as on its form. */
  const label = (place: keyof Mapping, usual: keyof typeof calendarTexts) =>
    rights.fields[object[place]]?.title ?? say(usual);
  if (isEditing && mayEdit)
    return (
      <EntryForm
        entry={entry}
        object={object}
        rights={rights}
        dates={dates}
        notice={edits.notice}
        onClose={() => onEdit(false)}
        onSave={async (fields) => {
          if (await edits.change(entry, fields)) onEdit(false);
        }}
      />
    );
  const remove = async () => {
    if (!isSure) return setSure(true);
    if (await edits.remove(entry)) onClose();
  };
  return (
    <NativeDialog
      title={entry.title}
      closeHref={closeHref}
      onClose={onClose}
      actions={
        <>
          {mayEdit && (
            <>
              <button type="button" className="s-button s-button--quiet" onClick={remove}>
                {say(isSure ? 'removeSure' : 'remove')}
              </button>
              <button type="button" className="s-button s-button--outline" onClick={() => onEdit(true)}>
                {say('edit')}
              </button>
            </>
          )}
          {entry.path && (
            <Link to={entry.path} className="s-button s-button--outline">
              {say('open')}
            </Link>
          )}
          <a
            href={closeHref}
            className="s-button s-button--primary"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
          >
            {say('close')}
          </a>
        </>
      }
    >
      <NoticeLine notice={edits.notice} />
      <dl className="w-entry-facts">
        <Fact name={say('status')}>
          <StatusMark title={statuses.titleOf(entry)} tone={statuses.toneOf(entry)} />
        </Fact>
        <Fact name={label('startField', 'startDate')}>{entry.start && dates.fullDay(entry.start)}</Fact>
        <Fact name={label('endField', 'dueDate')}>{entry.end && dates.fullDay(entry.end)}</Fact>
        <Fact name={label('priorityField', 'priority')}>
          {entry.priority && <Priority value={entry.priority} titles={statuses.priorities} />}
        </Fact>
        <Fact name={say('assignedTo')}>{entry.person && <PersonMark person={entry.person} />}</Fact>
        <Fact name={label('descriptionField', 'description')}>{entry.description}</Fact>
      </dl>
      {(mayEdit || statuses.byState) && <MoveButtons {...{ entry, statuses, edits, onMove, mayEdit }} />}
    </NativeDialog>
  );
}

type MoveProps = Pick<Props, 'entry' | 'statuses' | 'edits' | 'onMove' | 'mayEdit'>;

function MoveButtons({ entry, statuses, edits, onMove, mayEdit }: MoveProps) {
  const say = useText(calendarTexts);
  const others = statuses.columns.filter(({ key }) => statuses.reaches(entry, key));
  const shift = (days: number) => {
    const changes = statuses.shift(entry, days);
    if (changes) void edits.change(entry, changes);
  };
  return (
    <>
      {others.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="w-entry-moves" role="group" aria-label={say('moveTo')}>
          <span>{say('moveTo')}</span>
          {others.map(({ key, title }) => (
            <button
              key={key}
              type="button"
              className="s-button s-button--outline s-button--small"
              onClick={() => onMove(entry, key)}
            >
              {title}
            </button>
          ))}
        </div>
      )}
      {mayEdit && entry.start && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="w-entry-moves" role="group" aria-label={say('moveDays')}>
          <span>{say('moveDays')}</span>
          <button type="button" className="s-button s-button--outline s-button--small" onClick={() => shift(-1)}>
            {say('dayBefore')}
          </button>
          <button type="button" className="s-button s-button--outline s-button--small" onClick={() => shift(1)}>
            {say('dayAfter')}
          </button>
        </div>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

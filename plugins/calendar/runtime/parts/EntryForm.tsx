import { type FormEvent, type ReactNode, useId } from 'react';
import { DatePicker, Dialog, DialogActions, describeField, FieldFrame, useSite, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { writeDay } from '../../shared/days.ts';
import type { Entry, Mapping } from '../../shared/entries.ts';
import type { Rights } from '../../shared/rights.ts';
import { calendarTexts } from './calendarTexts.ts';
import { NoticeLine } from './NoticeLine.tsx';
import { PersonField } from './PersonField.tsx';
import type { Notice } from './useAttempts.ts';
import type { Dates } from './useDates.ts';

interface Props {
  /** The entry to change; without it a new one is made. */
  entry?: Entry;
  /** Day that a new entry is about. */
  day?: string;
  object: Mapping & { collection: string };
  rights: Rights;
  dates: Dates;
  notice?: Notice;
  onClose: () => void;
  onSave: (fields: JsonObject) => void;
}

/** The fields that a calendar knows of an entry. */
export function EntryForm({ entry, day, object, rights, notice, onClose, onSave }: Props) {
  const say = useText(calendarTexts);
  const id = useId();
  const { timeZone } = useSite();
  const priorities = rights.fields[object.priorityField]?.options ?? [];
  const label = (field: string, text: keyof typeof calendarTexts) => rights.fields[field]?.title ?? say(text);

  /** Fields of which nothing is known are offered: the server decides. */
  const isOpen = (field: string) => field !== '' && rights.fields[field]?.writable !== false;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const fields: JsonObject = {};
    for (const [name, value] of form) {
      if (typeof value !== 'string' || name === '') continue;
      const isMoment = rights.fields[name]?.format === 'date-time';
      if (value !== '') fields[name] = isMoment ? writeDay(value, { isMoment, timeZone }) : value;
      else if (entry) fields[name] = null;
    }
    onSave(fields);
  }

  return (
    <Dialog
      title={say(entry ? 'edit' : 'add')}
      onClose={onClose}
      actions={<DialogActions action={say('save')} form={id} onClose={onClose} />}
    >
      {notice?.failed && <NoticeLine notice={notice} />}
      <form id={id} className="w-entry-form" onSubmit={handleSubmit}>
        {isOpen(object.titleField) && (
          <FieldFrame id={`${id}-title`} label={label(object.titleField, 'title')} required>
            <input
              {...describeField({ id: `${id}-title`, required: true })}
              className="s-input"
              name={object.titleField}
              required
              maxLength={200}
              defaultValue={entry?.title}
            />
          </FieldFrame>
        )}
        {isOpen(object.startField) && (
          <DatePicker
            label={label(object.startField, 'startDate')}
            name={object.startField}
            required
            defaultValue={entry?.start ?? day}
          />
        )}
        {isOpen(object.endField) && (
          <DatePicker
            label={label(object.endField, 'dueDate')}
            name={object.endField}
            required
            defaultValue={entry?.end ?? day}
          />
        )}
        <div className="w-entry-form__pair">
          {isOpen(object.priorityField) && priorities.length > 0 && (
            <Field label={label(object.priorityField, 'priority')}>
              <select className="s-input" name={object.priorityField} defaultValue={entry?.priority ?? 'Medium'}>
                {priorities.map(({ value, title }) => (
                  <option key={value} value={value}>
                    {title}
                  </option>
                ))}
              </select>
            </Field>
          )}
          {(isOpen(object.personIdField) || isOpen(object.personField)) && (
            <PersonField
              label={label(object.personIdField || object.personField, 'assignedTo')}
              collection={object.collection}
              nameField={object.personField}
              idField={object.personIdField}
              person={entry?.person}
            />
          )}
        </div>
        {isOpen(object.descriptionField) && (
          <Field label={label(object.descriptionField, 'description')}>
            <textarea
              className="s-input"
              name={object.descriptionField}
              rows={3}
              maxLength={4000}
              defaultValue={entry?.description}
            />
          </Field>
        )}
        {isOpen(object.colorField) && (
          <Field label={label(object.colorField, 'color')}>
            <input
              className="w-entry-form__color"
              type="color"
              name={object.colorField}
              defaultValue={entry?.color ?? '#4c9e87'}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what stands in it
    <label className="s-field">
      <span className="s-field__label">{label}</span>
      {children}
    </label>
  );
}

import { useId, useState } from 'react';
import { ConfirmDialog, Dialog, FieldFrame, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { type ListAnswer, type RowEvent, rowPath } from '../../../shared/list/listAnswer.ts';
import { nameOf } from '../../../shared/list/nameOf.ts';
import type { RecordField } from '../../../shared/recordAnswer.ts';
import { AskedField } from '../../record/AskedField.tsx';
import { bulkTexts } from '../texts/bulkTexts.ts';
import { tableTexts } from '../texts/tableTexts.ts';
import { type BulkAction, type Chosen, isAskedOf } from './useBulk.ts';

interface Props {
  event: RowEvent;
  answer: ListAnswer;
  chosen: Chosen;
  /** How many rows, as text. */
  n: string;
  perform: (action: BulkAction) => void;
  onClose: () => void;
}

/** Whether an event waits for an answer before it is sent to some rows. */
export function needsAnswer(event: RowEvent, { rows, isWhole }: Chosen): boolean {
  if (isWhole || rows.length > 1 || event.note === true || event.tone === 'danger') return true;
  return event.byOne === true || listAsked(event, { rows, isWhole }).length > 0;
}

/** What is asked for once, for all of the rows that need it. */
function listAsked({ event, asks = [] }: RowEvent, { rows, isWhole }: Chosen): RecordField[] {
  return isWhole ? asks : asks.filter((field) => rows.some((row) => isAskedOf(row, event, field)));
}

/** Confirms an event of many rows, and asks once for the note and the fields that it needs. */
export function AskEvent(props: Props) {
  return props.event.byOne ? <OpenEach {...props} /> : <AskOnce {...props} />;
}

function AskOnce({ event, chosen, n, perform, onClose }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  const id = useId();
  const fields = listAsked(event, chosen);
  const [note, setNote] = useState('');
  const [values, setValues] = useState<JsonObject>({});
  const isMissing = ({ field, required }: RecordField) => required && (values[field] ?? '') === '';
  const send = () =>
    perform({
      op: 'transition',
      event: event.event,
      ...(note.trim() && { note: note.trim() }),
      ...(fields.length > 0 && { fill: { values, fields } }),
    });
  return (
    <ConfirmDialog
      title={say('confirmEvent', { event: event.title, n })}
      text={say(fields.length > 0 ? 'fillText' : 'confirmText')}
      action={say('confirmAction', { event: event.title, n })}
      danger={event.tone === 'danger'}
      isReady={(!event.note || note.trim() !== '') && !fields.some(isMissing)}
      perform={send}
      onClose={onClose}
    >
      {fields.map((field) => (
        <AskedField
          key={field.field}
          field={field}
          value={values[field.field] ?? null}
          names={{}}
          required={field.required}
          onChange={(value) => setValues({ ...values, [field.field]: value })}
        />
      ))}
      {event.note && (
        <FieldFrame id={id} label={say('reason')}>
          <textarea
            id={id}
            className="s-input"
            rows={3}
            required
            value={note}
            onChange={(change) => setNote(change.target.value)}
          />
        </FieldFrame>
      )}
    </ConfirmDialog>
  );
}

/** What differs from line to line is not asked for once: the way to each record. */
function OpenEach({ event, answer, chosen, n, onClose }: Props) {
  const say = useText({ ...tableTexts, ...bulkTexts });
  const rows = chosen.isWhole ? [] : chosen.rows;
  return (
    <Dialog
      title={say('confirmEvent', { event: event.title, n })}
      text={say('byOne', { event: event.title })}
      onClose={onClose}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={onClose}>
          {say('close')}
        </button>
      }
    >
      <ul className="w-table__result">
        {rows.map((row) => (
          <li key={String(row.id)}>
            {typeof row[rowPath] === 'string' ? <a href={row[rowPath]}>{nameOf(answer, row)}</a> : nameOf(answer, row)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

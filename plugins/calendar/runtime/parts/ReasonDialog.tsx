import { useId, useState } from 'react';
import { NativeDialog, useText } from 'sala/runtime';
import { calendarTexts } from './calendarTexts.ts';
import type { EntryEdits } from './useEntryEdits.ts';

/** Asks for the note that an event requires. Native, because it may lie above the dialog of an entry. */
export function ReasonDialog({ edits }: { edits: EntryEdits }) {
  const { asking } = edits;
  const say = useText(calendarTexts);
  const id = useId();
  const [note, setNote] = useState('');
  if (!asking) return null;
  return (
    <NativeDialog
      title={say('reasonTitle', { title: asking.entry.title })}
      onClose={edits.stopAsking}
      actions={
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={note.trim() === ''}
          onClick={() => {
            setNote('');
            void edits.toState(asking.entry, asking.target, note.trim());
          }}
        >
          {say('save')}
        </button>
      }
    >
      <label className="s-field" htmlFor={id}>
        <span className="s-field__label">{say('reason')}</span>
        <textarea
          id={id}
          className="s-input"
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
    </NativeDialog>
  );
}

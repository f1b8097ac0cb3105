import { useId, useState } from 'react';
import { useText } from 'sala/runtime';
import { calendarTexts } from './calendarTexts.ts';
import { Dialog } from './Dialog.tsx';
import type { Moves } from './useMoves.ts';

/** Asks why, where the machine wants to know. */
export function ReasonDialog({ moves }: { moves: Moves }) {
  const { asking } = moves;
  const say = useText(calendarTexts);
  const id = useId();
  const [note, setNote] = useState('');
  if (!asking) return null;
  return (
    <Dialog
      title={say('reasonTitle', { title: asking.entry.title })}
      closeLabel={say('close')}
      onClose={moves.stopAsking}
      actions={
        <button
          type="button"
          className="s-button s-button--primary"
          disabled={note.trim() === ''}
          onClick={() => {
            setNote('');
            void moves.toState(asking.entry, asking.target, note.trim());
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
    </Dialog>
  );
}

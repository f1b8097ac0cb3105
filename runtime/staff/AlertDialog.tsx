import { useEffect, useId, useRef } from 'react';
import { useText } from '../language/useText.ts';
import { staffTexts } from './staffTexts.ts';

/** What an administrator has to say to whoever sits before this page. */
export function AlertDialog({ text, from, onClose }: { text: string; from: string; onClose(): void }) {
  const say = useText(staffTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="s-dialog s-alert"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={id}>{say('messageFrom', { name: from })}</h2>
      <p id={`${id}-text`}>{text}</p>
      <form method="dialog">
        <button type="submit" className="s-button s-button--primary">
          {say('understood')}
        </button>
      </form>
    </dialog>
  );
}

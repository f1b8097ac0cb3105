import { useEffect, useId, useRef } from 'react';

/** An alert in a window; it stays on the page when it is closed, for there is nothing else to read here. */
export function AccessAlert({ title, message, closeLabel }: { title: string; message: string; closeLabel: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <>
      <p className="w-authen">{message}</p>
      <dialog
        ref={dialog}
        role="alertdialog"
        className="w-authen__alert"
        aria-labelledby={id}
        aria-describedby={`${id}t`}
      >
        <h2 id={id}>{title}</h2>
        <p id={`${id}t`}>{message}</p>
        <button type="button" className="s-button s-button--primary" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </button>
      </dialog>
    </>
  );
}

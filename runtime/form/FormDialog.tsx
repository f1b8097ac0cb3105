import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A window over the page, open while it is drawn. Without `onClose` it stays until its work is done. */
export function FormDialog(props: { title: string; text: string; onClose?: () => void; children?: ReactNode }) {
  const { title, text, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="s-form__dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  );
}

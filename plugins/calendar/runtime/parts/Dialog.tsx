import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from 'sala/runtime';
import './dialog.css';

interface Props {
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Where "close" leads without scripts. */
  closeHref?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal window, open while it is drawn. The server draws it open, so that it can be read without scripts; the browser makes it
 * modal, keeps the focus inside and closes it with Escape.
 */
export function Dialog({ title, closeLabel, onClose, closeHref, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();
  useEffect(() => {
    const element = dialog.current;
    element?.removeAttribute('open');
    element?.showModal();
  }, []);
  return (
    <dialog ref={dialog} open className="w-cal-dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="w-cal-dialog__head">
        <h3 id={titleId}>{title}</h3>
        {closeHref ? (
          <a
            href={closeHref}
            className="w-cal-dialog__close"
            aria-label={closeLabel}
            onClick={(event) => {
              event.preventDefault();
              close();
            }}
          >
            <CloseIcon />
          </a>
        ) : (
          <button type="button" className="w-cal-dialog__close" aria-label={closeLabel} onClick={close}>
            <CloseIcon />
          </button>
        )}
      </div>
      <div className="w-cal-dialog__body">{children}</div>
      {actions && <div className="w-cal-dialog__foot">{actions}</div>}
    </dialog>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon, useText } from 'sala/runtime';
import './account.css';

interface Props {
  title: string;
  onClose: () => void;
  /** The buttons at its foot. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A modal window, open while it is drawn: the browser keeps the focus inside and Escape closes it. */
export function Dialog({ title, onClose, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const say = useText();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog ref={dialog} className="w-account__dialog" aria-labelledby={titleId} onClose={onClose}>
      <div className="w-account__dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="w-account__dialog-close"
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="w-account__dialog-body">{children}</div>
      {actions && <div className="w-account__dialog-foot">{actions}</div>}
    </dialog>
  );
}

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icons/shellIcons.tsx';
import { useText } from '../language/useText.ts';
import './dialog.css';

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
    <dialog ref={dialog} className="s-window" aria-labelledby={titleId} onClose={onClose}>
      <div className="s-window-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="s-window-close"
          aria-label={say('close')}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="s-window-body">{children}</div>
      {actions && <div className="s-window-foot">{actions}</div>}
    </dialog>
  );
}

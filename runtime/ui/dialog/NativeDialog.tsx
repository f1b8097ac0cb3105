import { useId } from 'react';
import { useText } from '../../language/useText.ts';
import { CloseIcon } from '../icons/shellIcons.tsx';
import type { DialogProps } from './dialogProps.ts';
import { useModal } from './useModal.ts';
import './dialog.css';

interface Props extends DialogProps {
  /** Target of the close button without scripts. The server then draws the dialog open. */
  closeHref?: string;
}

/** A native modal `<dialog>`: for visitors' pages, and for dialogs that must cover every other. */
export function NativeDialog(props: Props) {
  const { title, role, text, onClose, closeHref, actions, size, children } = props;
  const dialog = useModal();
  const id = useId();
  return (
    <dialog
      ref={dialog}
      open={closeHref !== undefined}
      className="s-dialog"
      role={role}
      data-size={size}
      aria-labelledby={id}
      aria-describedby={text ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // A second Escape closes a dialog even when its cancel event was prevented.
      onClose={onClose ?? (() => dialog.current?.showModal())}
    >
      <div className="s-dialog__head">
        <h2 id={id}>{title}</h2>
        {onClose && role !== 'alertdialog' && <CloseButton href={closeHref} onClose={onClose} />}
      </div>
      <div className="s-dialog__body">
        {text && <p id={`${id}-text`}>{text}</p>}
        {children}
      </div>
      {actions && <div className="s-dialog__foot">{actions}</div>}
    </dialog>
  );
}

function CloseButton({ href, onClose }: { href?: string; onClose: () => void }) {
  const say = useText();
  if (href === undefined)
    return (
      <button type="button" className="s-dialog__close" aria-label={say('close')} onClick={onClose}>
        <CloseIcon />
      </button>
    );
  return (
    <a
      href={href}
      className="s-dialog__close"
      aria-label={say('close')}
      onClick={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <CloseIcon />
    </a>
  );
}

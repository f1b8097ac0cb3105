import { X } from 'lucide-static';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Without it the dialog must be answered. */
  onClose?: () => void;
  /** For what needs room, such as pictures. */
  wide?: boolean;
}

/** A dialog above everything; the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, children, onClose, wide }: Props) {
  const { say } = useLanguage();
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="bd-dialog"
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <button type="button" className="bd-icon-button" aria-label={say('close')} onClick={onClose}>
            <Icon svg={X} />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}

import { type ReactNode, useRef } from 'react';
import { join } from '../join.ts';

interface Props {
  title: string;
  /** What the device offers, as the browser's own field names it; anything without it. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  /** The kind and size of the button. */
  className?: string;
  /** An icon before the title. */
  children?: ReactNode;
  onChoose: (files: File[]) => void;
}

/** Chooses files of the device. The browser's own field would speak the language of the browser. */
export function FileButton({ title, accept, multiple, disabled, className, children, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={join('s-button', className ?? 's-button--outline s-button--small')}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {children}
        {title}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={title}
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file may be chosen again after it was changed.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

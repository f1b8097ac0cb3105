import { type InputHTMLAttributes, useId, useState } from 'react';
import { describeField, FieldFrame, useText } from 'sala/runtime';
import { accountTexts } from './accountTexts.ts';
import './account.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'> {
  name: string;
  label: string;
  help?: string;
  error?: string;
  /** The site disallows pasting passwords. */
  blockPaste?: boolean;
}

/** A password field with a button to show the password. */
export function PasswordField({ label, help, error, required, blockPaste, ...input }: Props) {
  const id = useId();
  const say = useText(accountTexts);
  const [shown, setShown] = useState(false);
  const [pasted, setPasted] = useState(false);
  const told = error ?? (pasted ? say('noPaste') : undefined);
  return (
    <FieldFrame id={id} label={label} help={help} error={told} required={required}>
      <div className="w-account__secret">
        <input
          className="s-input"
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...describeField({ id, help, error: told, required })}
          type={shown ? 'text' : 'password'}
          onPaste={(event) => {
            if (!blockPaste) return;
            event.preventDefault();
            setPasted(true);
          }}
          onKeyDown={() => setPasted(false)}
        />
        <button
          type="button"
          className="w-account__reveal"
          aria-pressed={shown}
          aria-label={say('showOf', { label })}
          onClick={() => setShown(!shown)}
        >
          <Eye open={shown} />
        </button>
      </div>
    </FieldFrame>
  );
}

function Eye({ open }: { open: boolean }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M2.5 12C4.7 7.8 8 5.7 12 5.7s7.3 2.1 9.5 6.3c-2.2 4.2-5.5 6.3-9.5 6.3S4.7 16.2 2.5 12Z" />
        <circle cx="12" cy="12" r="2.9" />
        {!open && <path d="M4.5 19.5 19.5 4.5" />}
      </g>
    </svg>
  );
}

import { type InputHTMLAttributes, useId, useState } from 'react';
import { describeField, FieldFrame, RevealButton, useText } from 'sala/runtime';
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
        <RevealButton label={say('showOf', { label })} shown={shown} onChange={setShown} />
      </div>
    </FieldFrame>
  );
}

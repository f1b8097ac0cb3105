import { useId, useRef, useState } from 'react';
import { describeField, NativeDialog, RichText, useText } from 'sala/runtime';
import { registerTexts } from './registerTexts.ts';

interface Props {
  policy: string;
  error?: string;
  /** Accepted in the dialog with the policy. */
  onAccept: () => void;
}

/** The checkbox for the privacy policy, with a link that opens it. */
export function Consent({ policy, error, onAccept }: Props) {
  const say = useText(registerTexts);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);

  function accept() {
    if (box.current) box.current.checked = true;
    setReading(false);
    onAccept();
  }

  return (
    <div className="w-register__consent">
      <label className="w-account__check" htmlFor={id}>
        <input ref={box} type="checkbox" name="agree" {...describeField({ id, error, required: true })} />
        {say('agree')}
      </label>
      <button type="button" className="w-account__link" onClick={() => setReading(true)}>
        {say('readPolicy')}
      </button>
      <p className="s-field__error" id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
      {reading && (
        <NativeDialog
          title={say('policyTitle')}
          onClose={() => setReading(false)}
          actions={
            <button type="button" className="s-button s-button--primary" onClick={accept}>
              {say('accept')}
            </button>
          }
        >
          <RichText html={policy} />
        </NativeDialog>
      )}
    </div>
  );
}

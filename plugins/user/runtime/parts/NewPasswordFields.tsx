import { useId, useState } from 'react';
import { useText } from 'sala/runtime';
import { accountTexts } from './accountTexts.ts';
import { dropThaiAndSpaces } from './blockTyping.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { SignInOptions } from './useSignInOptions.ts';

interface Props {
  options?: SignInOptions;
  /** Set after submitting: the two passwords differ. */
  differs?: boolean;
}

/** A new password, typed twice, with a checklist of the policy's rules: `newPassword` and `confirmPassword`. */
export function NewPasswordFields({ options, differs }: Props) {
  const say = useText(accountTexts);
  const rulesId = useId();
  const [password, setPassword] = useState('');
  return (
    <>
      <PasswordField
        name="newPassword"
        label={say('newPassword')}
        autoComplete="new-password"
        required
        blockPaste={options?.blockPaste}
        onInput={(event) => {
          dropThaiAndSpaces(event);
          setPassword(event.currentTarget.value);
        }}
      />
      {options && <PasswordChecklist id={rulesId} password={password} options={options} />}
      <PasswordField
        name="confirmPassword"
        label={say('confirmNew')}
        error={differs ? say('differs') : undefined}
        autoComplete="new-password"
        required
        blockPaste={options?.blockPaste}
        onInput={dropThaiAndSpaces}
      />
    </>
  );
}

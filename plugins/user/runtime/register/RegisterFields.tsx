import { type FormEvent, useState } from 'react';
import { useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { dropThaiAndSpaces } from '../parts/blockTyping.ts';
import { PasswordChecklist } from '../parts/PasswordChecklist.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { SignInOptions } from '../parts/useSignInOptions.ts';
import { registerTexts } from './registerTexts.ts';
import type { useRegistration } from './useRegistration.ts';

interface Props {
  state: ReturnType<typeof useRegistration>;
  memberField: boolean;
  options?: SignInOptions;
}

export function RegisterFields({ state, memberField, options }: Props) {
  const say = useText(accountTexts);
  const { errorOf } = state;
  const blocked = useBlockedTyping();
  const common = { required: true } as const;
  const blockPaste = options?.blockPaste === true;
  return (
    <>
      <div className="w-account__pair">
        <TextField
          {...common}
          name="firstname"
          label={say('firstname')}
          error={errorOf('firstname')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...common}
          name="lastname"
          label={say('lastname')}
          error={errorOf('lastname')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        {...common}
        name="citizen"
        label={say('citizen')}
        error={errorOf('citizen')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={13}
      />
      <TextField
        {...common}
        name="email"
        label={say('email')}
        error={errorOf('email') ?? blocked.errorOf('email', say('noThai'))}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        onInput={blocked.handleInput}
      />
      <div className="w-account__pair">
        <PasswordField
          {...common}
          name="password"
          label={say('password')}
          error={errorOf('password') ?? blocked.errorOf('password', say('noThai'))}
          autoComplete="new-password"
          blockPaste={blockPaste}
          onInput={blocked.handleInput}
        />
        <PasswordField
          {...common}
          name="confirmPassword"
          label={say('confirmPassword')}
          error={errorOf('confirmPassword') ?? blocked.errorOf('confirmPassword', say('noThai'))}
          autoComplete="new-password"
          blockPaste={blockPaste}
          onInput={blocked.handleInput}
        />
      </div>
      {options && <PasswordChecklist password={state.values.password} options={options} />}
      <TextField
        {...common}
        name="phone"
        type="tel"
        label={say('phone')}
        error={errorOf('phone')}
        autoComplete="tel-national"
        maxLength={10}
      />
      {memberField && <MemberFields state={state} />}
    </>
  );
}

/** Thai letters and spaces are blocked in e-mail addresses and passwords; the field explains why. */
function useBlockedTyping() {
  const [field, setField] = useState<string>();
  return {
    handleInput: (event: FormEvent<HTMLInputElement>) =>
      setField(dropThaiAndSpaces(event) ? event.currentTarget.name : undefined),
    errorOf: (name: string, text: string) => (field === name ? text : undefined),
  };
}

function MemberFields({ state }: Pick<Props, 'state'>) {
  const say = useText(registerTexts);
  return (
    <>
      <label className="w-account__check">
        <input type="checkbox" name="fti_member" /> {say('ftiMember')}
      </label>
      {state.values.info.fti_member && (
        <TextField
          required
          name="fti_member_number"
          label={say('fti_member_number')}
          error={state.errorOf('fti_member_number')}
          autoComplete="off"
          maxLength={50}
        />
      )}
    </>
  );
}

import type { FormEvent } from 'react';
import { useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { readFields } from '../parts/readFields.ts';
import { TextField } from '../parts/TextField.tsx';
import { securityTexts } from './securityTexts.ts';

interface Props {
  asksPassword?: boolean;
  asksCode?: boolean;
  /** Label of the button. */
  submit: string;
  busy: boolean;
  refusal?: string;
  onSubmit: (fields: Record<string, string>) => Promise<unknown>;
  onCancel: () => void;
}

/** Reauthentication by password, authenticator code, or both. */
export function ConfirmForm({ asksPassword, asksCode, submit, busy, refusal, onSubmit, onCancel }: Props) {
  const say = useText(accountTexts);
  const saySecurity = useText(securityTexts);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await onSubmit(readFields(event.currentTarget));
  }

  return (
    <form className="w-account__form" method="post" noValidate onSubmit={handleSubmit} aria-busy={busy}>
      <Note>{refusal}</Note>
      {asksPassword && (
        <PasswordField name="password" label={say('currentPassword')} autoComplete="current-password" required />
      )}
      {asksCode && (
        <TextField
          name="code"
          label={saySecurity('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      <div className="w-account__actions">
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          {submit}
        </button>
        <button type="button" className="s-button s-button--outline" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { useApi, useText } from 'sala/runtime';
import { accountTexts } from './accountTexts.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { Note } from './Note.tsx';
import { PasswordField } from './PasswordField.tsx';
import { readFields } from './readFields.ts';
import { useCall } from './useCall.ts';
import { useSignInOptions } from './useSignInOptions.ts';

interface Props {
  /** From the e-mailed link; without it the signed-in person's password is changed. */
  requestId?: string;
  /** Ask for the current password, to confirm the owner. */
  asksCurrent?: boolean;
  onDone: () => void;
}

/** Sets a new password: by a mailed link, after a required reset, or as a change. */
export function NewPasswordForm({ requestId, asksCurrent = false, onDone }: Props) {
  const say = useText(accountTexts);
  const api = useApi();
  const options = useSignInOptions();
  const { busy, refusal, run } = useCall();
  const [differs, setDiffers] = useState(false);
  // An older session must enter the current password, even where a new one is required.
  const [asksNow, setAsksNow] = useState(asksCurrent);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { newPassword, confirmPassword, currentPassword } = readFields(form);
    const same = newPassword === confirmPassword;
    setDiffers(!same);
    if (!same) {
      form.querySelector<HTMLElement>('[name="confirmPassword"]')?.focus();
      return;
    }
    const body = { newPassword, ...(requestId ? { requestId } : {}), ...(asksNow ? { currentPassword } : {}) };
    const send = () => api('/api/changepwd', { method: 'POST', body });
    const done = await run(send, ({ code }) => {
      if (code === 'password_needed') setAsksNow(true);
      return false;
    });
    if (!done) return;
    form.reset();
    onDone();
  }

  return (
    <form className="w-account__form" method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <Note>{refusal}</Note>
      {asksNow && (
        <PasswordField name="currentPassword" label={say('currentPassword')} autoComplete="current-password" required />
      )}
      <NewPasswordFields options={options} differs={differs} />
      <button type="submit" className="s-button s-button--primary" disabled={busy}>
        {say('setPassword')}
      </button>
      <noscript>
        <p className="w-account__note w-account__note--refusal">{say('needsScript')}</p>
      </noscript>
    </form>
  );
}

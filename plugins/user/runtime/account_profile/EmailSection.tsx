import { type FormEvent, useState } from 'react';
import { useApi, useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { dropThaiAndSpaces } from '../parts/blockTyping.ts';
import { Note } from '../parts/Note.tsx';
import type { OwnAccount } from '../parts/ownAccount.ts';
import { PasswordField } from '../parts/PasswordField.tsx';
import { readFields } from '../parts/readFields.ts';
import { TextField } from '../parts/TextField.tsx';
import { useCall } from '../parts/useCall.ts';
import { profileTexts } from './profileTexts.ts';

/** The email address, its verification, and changing it: a new address counts once confirmed by its link. */
export function EmailSection({ account }: { account: OwnAccount }) {
  const say = useText(profileTexts);
  const sayAccount = useText(accountTexts);
  const api = useApi();
  const { busy, refusal, run } = useCall();
  const [changing, setChanging] = useState(false);
  const [sent, setSent] = useState<string>();

  const ask = (body: object) =>
    run(async () => {
      setSent(undefined);
      const { message } = await api<{ message: string }>('/api/account/email', { method: 'POST', body });
      setSent(message);
      setChanging(false);
    });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await ask(readFields(event.currentTarget));
  }

  return (
    <section className="w-account__section">
      <h2>{sayAccount('email')}</h2>
      <p>
        {account.email ?? '–'}
        {account.email && (
          <span className={`w-account__badge${account.emailVerified ? '' : ' w-account__badge--open'}`}>
            {say(account.emailVerified ? 'proven' : 'unproven')}
          </span>
        )}
      </p>
      <Note>{refusal}</Note>
      <Note kind="success">{sent}</Note>
      {changing ? (
        <form className="w-account__form" method="post" noValidate onSubmit={submit} aria-busy={busy}>
          <TextField
            name="email"
            label={say('newEmail')}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            onInput={dropThaiAndSpaces}
          />
          {account.hasPassword && (
            <PasswordField
              name="password"
              label={sayAccount('currentPassword')}
              autoComplete="current-password"
              required
            />
          )}
          <div className="w-account__actions">
            <button type="submit" className="s-button s-button--primary" disabled={busy}>
              {sayAccount('sendLink')}
            </button>
            <button type="button" className="s-button s-button--outline" onClick={() => setChanging(false)}>
              {sayAccount('cancel')}
            </button>
          </div>
        </form>
      ) : (
        <div className="w-account__actions">
          <button type="button" className="s-button s-button--outline" onClick={() => setChanging(true)}>
            {say('changeEmail')}
          </button>
          {account.email && !account.emailVerified && (
            <button type="button" className="s-button s-button--outline" disabled={busy} onClick={() => ask({})}>
              {say('sendAgain')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

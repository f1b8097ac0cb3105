import type { FormEvent } from 'react';
import { useApi, useText } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import type { OwnAccount } from '../parts/ownAccount.ts';
import { readFields } from '../parts/readFields.ts';
import { TextField } from '../parts/TextField.tsx';
import { useCall } from '../parts/useCall.ts';

interface Props {
  account: OwnAccount;
  onCancel: () => void;
  onSaved: () => Promise<void>;
}

export function ProfileForm({ account, onCancel, onSaved }: Props) {
  const say = useText(accountTexts);
  const api = useApi();
  const { busy, refusal, run } = useCall();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = readFields(event.currentTarget);
    if (await run(() => api('/api/account', { method: 'PUT', body }))) await onSaved();
  }

  return (
    <form className="w-account__form" method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <Note>{refusal}</Note>
      <div className="w-account__pair">
        <TextField
          name="firstname"
          label={say('firstname')}
          defaultValue={account.firstname}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          name="lastname"
          label={say('lastname')}
          defaultValue={account.lastname}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        name="phone"
        type="tel"
        label={say('phone')}
        defaultValue={account.phone ?? ''}
        autoComplete="tel-national"
        maxLength={10}
      />
      <div className="w-account__actions">
        <button type="submit" className="s-button s-button--primary" disabled={busy}>
          {say('save')}
        </button>
        <button type="button" className="s-button s-button--outline" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </form>
  );
}

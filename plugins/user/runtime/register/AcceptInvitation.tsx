import { type FormEvent, useState } from 'react';
import { type ApiError, Link, useApi, useSession, useText } from 'sala/runtime';
import { corePaths, type PublicSession } from 'sala/schemas';
import { accountTexts } from '../parts/accountTexts.ts';
import { findNext } from '../parts/findNext.ts';
import { NewPasswordFields } from '../parts/NewPasswordFields.tsx';
import { Note } from '../parts/Note.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { readFields } from '../parts/readFields.ts';
import { TextField } from '../parts/TextField.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { useSignInOptions } from '../parts/useSignInOptions.ts';
import { invitationTexts } from './invitationTexts.ts';

interface Invitation {
  email: string;
  role: string;
  site: string;
}

/** Accepts an invitation by its link: with a new account, or with an existing one. */
export function AcceptInvitation({ token, next }: { token: string; next: string }) {
  const say = useText(invitationTexts);
  const { data, failure } = useAnswer<Invitation>(`/api/invitation?token=${encodeURIComponent(token)}`);
  return (
    <section className="w-account__panel">
      <h1 className="w-account__title">{say('title')}</h1>
      {failure && <Note>{failure}</Note>}
      {!data && !failure && <span className="w-account__skeleton" />}
      {data && (
        <>
          <p className="w-account__text">{say('text', { site: data.site, email: data.email, role: data.role })}</p>
          <AcceptForm token={token} invitation={data} next={next} />
        </>
      )}
    </section>
  );
}

function AcceptForm({ token, invitation, next }: { token: string; invitation: Invitation; next: string }) {
  const say = useText(invitationTexts);
  const api = useApi();
  const { user } = useSession();
  const { busy, refusal, run } = useCall();
  const [existing, setExisting] = useState(false);
  const [differs, setDiffers] = useState(false);
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const signedIn = user?.email.toLowerCase() === invitation.email.toLowerCase();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { firstname, lastname, newPassword, confirmPassword, password } = readFields(event.currentTarget);
    const isNew = !existing && !signedIn;
    setDiffers(isNew && newPassword !== confirmPassword);
    if (isNew && newPassword !== confirmPassword) return;
    const body = isNew ? { token, firstname, lastname, password: newPassword } : { token, existing: true, password };
    const handle = ({ code }: ApiError) => {
      setNeedsSignIn(code === 'sign_in_needed');
      return code === 'sign_in_needed';
    };
    await run(async () => {
      const answer = await api<{ data?: PublicSession }>('/api/invitation/accept', { method: 'POST', body });
      location.assign(findNext(next, corePaths.register, answer?.data?.role));
    }, handle);
  }

  if (needsSignIn) return <SignInFirst token={token} />;
  return (
    <form className="w-account__form" method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <Note>{refusal}</Note>
      {!signedIn && (existing ? <ExistingFields /> : <NewPersonFields differs={differs} />)}
      <button type="submit" className="s-button s-button--primary" disabled={busy}>
        {say('accept')}
      </button>
      {!signedIn && (
        <p className="w-account__foot">
          <button type="button" className="w-account__link" onClick={() => setExisting(!existing)}>
            {say(existing ? 'newAccount' : 'existing')}
          </button>
        </p>
      )}
    </form>
  );
}

function NewPersonFields({ differs }: { differs: boolean }) {
  const say = useText(accountTexts);
  const options = useSignInOptions();
  return (
    <>
      <div className="w-account__pair">
        <TextField name="firstname" label={say('firstname')} autoComplete="given-name" maxLength={100} required />
        <TextField name="lastname" label={say('lastname')} autoComplete="family-name" maxLength={100} />
      </div>
      <NewPasswordFields options={options} differs={differs} />
    </>
  );
}

function ExistingFields() {
  const say = useText(accountTexts);
  return <PasswordField name="password" label={say('password')} autoComplete="current-password" required />;
}

function SignInFirst({ token }: { token: string }) {
  const say = useText(invitationTexts);
  const here = encodeURIComponent(`/user/register?invitation=${token}`);
  return (
    <>
      <Note>{say('signInFirst')}</Note>
      <Link to={`/user/login?next=${here}`} className="s-button s-button--primary">
        {say('signIn')}
      </Link>
    </>
  );
}

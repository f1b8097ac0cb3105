import { type FormEvent, useState } from 'react';
import { isEmailAddress } from 'sala/engine';
import { Link, useApi, useText, type WidgetViewProps } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { dropThaiAndSpaces } from '../parts/blockTyping.ts';
import { Note } from '../parts/Note.tsx';
import { readFields } from '../parts/readFields.ts';
import { TextField } from '../parts/TextField.tsx';
import { useCall } from '../parts/useCall.ts';
import '../parts/account.css';

interface Properties {
  title: string;
  text: string;
  signInLink: string;
}

export function ForgotPassword({ object }: WidgetViewProps<Properties>) {
  const { title, text, signInLink } = object;
  const say = useText(accountTexts);
  return (
    <section className="w-account__panel">
      {title && <h1 className="w-account__title">{title}</h1>}
      {text && <p className="w-account__text">{text}</p>}
      <ForgotForm />
      {signInLink && (
        <p className="w-account__foot">
          <Link to={signInLink}>{say('backToSignIn')}</Link>
        </p>
      )}
    </section>
  );
}

function ForgotForm() {
  const say = useText(accountTexts);
  const api = useApi();
  const { busy, refusal, run } = useCall();
  const [wrong, setWrong] = useState(false);
  const [sent, setSent] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = readFields(form).email ?? '';
    setSent(undefined);
    setWrong(!isEmailAddress(email));
    if (!isEmailAddress(email)) {
      form.querySelector('input')?.focus();
      return;
    }
    await run(async () => {
      const { message } = await api<{ message: string }>('/api/forgot', { method: 'POST', body: { email } });
      setSent(message);
    });
  }

  return (
    <form className="w-account__form" method="post" noValidate onSubmit={submit} aria-busy={busy}>
      <Note>{refusal}</Note>
      <Note kind="success">{sent}</Note>
      <TextField
        name="email"
        label={say('email')}
        error={wrong ? say('emailWrong') : undefined}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        onInput={dropThaiAndSpaces}
      />
      <button type="submit" className="s-button s-button--primary" disabled={busy}>
        {say('sendLink')}
      </button>
      <noscript>
        <p className="w-account__note w-account__note--refusal">{say('needsScript')}</p>
      </noscript>
    </form>
  );
}

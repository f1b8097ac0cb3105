import { useState } from 'react';
import { Link, useApi, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { accountTexts } from '../parts/accountTexts.ts';
import { Note } from '../parts/Note.tsx';
import { useCall } from '../parts/useCall.ts';
import { useQueryParam } from '../parts/useQueryParam.ts';
import { activateTexts } from './activateTexts.ts';
import '../parts/account.css';

export function ActivateEmail({ object }: WidgetViewProps<{ title: string }>) {
  return (
    <section className="w-account__panel">
      {object.title && <h1 className="w-account__title">{object.title}</h1>}
      <Confirmation />
    </section>
  );
}

/** Confirms on a click, since mail scanners follow links and would use them up. */
function Confirmation() {
  const say = useText(activateTexts);
  const sayAccount = useText(accountTexts);
  const api = useApi();
  const { user } = useSession();
  const { busy, refusal, run } = useCall();
  const token = useQueryParam('token');
  const [done, setDone] = useState<string>();

  async function confirm() {
    await run(async () => {
      const body = { token };
      const { message } = await api<{ message: string }>('/api/account/email/confirm', { method: 'POST', body });
      setDone(message);
    });
  }

  if (done !== undefined)
    return (
      <>
        <Note kind="success">{done}</Note>
        <Link to={user ? '/user/profile' : '/user/login'} className="s-button s-button--primary">
          {user ? say('toProfile') : sayAccount('signIn')}
        </Link>
      </>
    );
  return (
    <>
      <p className="w-account__text">{say(token ? 'press' : 'noLink')}</p>
      <Note>{refusal}</Note>
      {token && (
        <button type="button" className="s-button s-button--primary" onClick={confirm} disabled={busy}>
          {say('confirm')}
        </button>
      )}
    </>
  );
}

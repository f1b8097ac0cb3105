import { useState } from 'react';
import { Link, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { corePaths } from 'sala/schemas';
import { accountTexts } from '../parts/accountTexts.ts';
import { findNext } from '../parts/findNext.ts';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';
import { Note } from '../parts/Note.tsx';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { useQueryParam } from '../parts/useQueryParam.ts';
import { resetTexts } from './resetTexts.ts';
import '../parts/account.css';

interface Properties {
  title: string;
  forgotLink: string;
  signInLink: string;
}

export function ResetPassword({ object, data }: WidgetViewProps<Properties>) {
  const [changed, setChanged] = useState(false);
  const requestId = useQueryParam('requestId');
  return (
    <section className="w-account__panel">
      {object.title && <h1 className="w-account__title">{object.title}</h1>}
      {changed ? (
        <Changed byLink={requestId !== undefined} signInLink={object.signInLink} />
      ) : (
        <PreloadedAnswers data={data}>
          <Setting requestId={requestId} forgotLink={object.forgotLink} onDone={() => setChanged(true)} />
        </PreloadedAnswers>
      )}
    </section>
  );
}

interface SettingProps {
  requestId?: string;
  forgotLink: string;
  onDone: () => void;
}

function Setting({ requestId, forgotLink, onDone }: SettingProps) {
  const { user, mustReset } = useSession();
  const say = useText(resetTexts);
  if (requestId || user)
    return (
      <>
        {(requestId || mustReset) && <p className="w-account__text">{say(requestId ? 'byLink' : 'mustReset')}</p>}
        <NewPasswordForm requestId={requestId} asksCurrent={!requestId && !mustReset} onDone={onDone} />
      </>
    );
  return (
    <>
      <p className="w-account__text">{say('noLink')}</p>
      {forgotLink && (
        <Link to={forgotLink} className="s-button s-button--primary">
          {say('askLink')}
        </Link>
      )}
    </>
  );
}

/** A reset by link ends all sessions; after a change the person stays signed in and begins where signing in leads. */
function Changed({ byLink, signInLink }: { byLink: boolean; signInLink: string }) {
  const say = useText(resetTexts);
  const sayAccount = useText(accountTexts);
  const { role } = useSession();
  return (
    <>
      <Note kind="success">{say('changed')}</Note>
      {byLink && <p className="w-account__text">{say('signInNow')}</p>}
      <a
        className="s-button s-button--primary"
        href={byLink ? signInLink : findNext('', corePaths.reset, role)}
        data-reload=""
      >
        {byLink ? sayAccount('signIn') : say('goOn')}
      </a>
    </>
  );
}

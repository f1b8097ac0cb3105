import { useState } from 'react';
import { useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { NewPasswordForm } from '../parts/NewPasswordForm.tsx';
import { Note } from '../parts/Note.tsx';
import type { OwnAccount } from '../parts/ownAccount.ts';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { securityTexts } from './securityTexts.ts';
import '../parts/account.css';
import './account_security.css';

export function AccountSecurity({ data }: WidgetViewProps<object>) {
  return (
    <PreloadedAnswers data={data}>
      <Security />
    </PreloadedAnswers>
  );
}

function Security() {
  const { user, mode, needsFactor } = useSession();
  const open = user !== null && mode !== 'bypass';
  const { data } = useAnswer<OwnAccount>(open ? '/api/account' : undefined);
  if (!open) return null;
  return (
    <div className="w-account__page">
      {!needsFactor && <PasswordSection />}
      <SecondFactor isDemanded={needsFactor} hasPassword={data?.hasPassword !== false} />
    </div>
  );
}

function PasswordSection() {
  const say = useText(securityTexts);
  const [changing, setChanging] = useState(false);
  const [changed, setChanged] = useState(false);
  return (
    <section className="w-account__section">
      <h2>{say('password')}</h2>
      <Note kind="success">{changed && say('passwordChanged')}</Note>
      {changing ? (
        <NewPasswordForm
          asksCurrent
          onDone={() => {
            setChanging(false);
            setChanged(true);
          }}
        />
      ) : (
        <div className="w-account__actions">
          <button type="button" className="s-button s-button--outline" onClick={() => setChanging(true)}>
            {say('changePassword')}
          </button>
        </div>
      )}
    </section>
  );
}

import { useState } from 'react';
import { NativeDialog, useLanguage, usePage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { accountTexts } from '../parts/accountTexts.ts';
import { findNext } from '../parts/findNext.ts';
import { Note } from '../parts/Note.tsx';
import { useSignInOptions } from '../parts/useSignInOptions.ts';
import { Consent } from './Consent.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { defaultPolicy, registerTexts } from './registerTexts.ts';
import { type Registered, useRegistration } from './useRegistration.ts';
import './register.css';

interface Props {
  next: string;
  policy?: string;
  memberField: boolean;
}

/** The registration form; whoever sends it too early is told what is missing and led to the first of it. */
export function RegisterForm({ next, policy, memberField }: Props) {
  const options = useSignInOptions();
  const language = useLanguage();
  const say = useText(registerTexts);
  const state = useRegistration(options);
  const { advice, busy, refusal, duplicates, registered } = state;
  if (options?.registrationOpen === false) return <Note>{say('closed')}</Note>;
  return (
    <form
      ref={state.form}
      className="w-account__form"
      method="post"
      noValidate
      onSubmit={state.submit}
      onInput={state.refresh}
      onBlur={state.leave}
      aria-busy={busy}
    >
      <RegisterFields state={state} memberField={memberField} options={options} />
      <Consent
        policy={policy || readText(defaultPolicy, language)}
        error={state.errorOf('agree')}
        onAccept={state.refresh}
      />
      {advice.length > 0 && (
        <div className="w-register__advice" role="alert">
          <p>{say('advice')}</p>
          <ul>
            {advice.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <Note>{refusal}</Note>
      <button type="submit" className="s-button s-button--primary" disabled={busy || registered !== undefined}>
        {say(busy ? 'submitting' : 'submit')}
      </button>
      <noscript>
        <p className="w-account__note w-account__note--refusal">{say('needsScript')}</p>
      </noscript>
      {duplicates.length > 0 && <Duplicates fields={duplicates} onClose={state.forgetDuplicates} />}
      {registered && <Done registered={registered} next={next} />}
    </form>
  );
}

function Duplicates({ fields, onClose }: { fields: string[]; onClose: () => void }) {
  const say = useText(registerTexts);
  const name = useText<Record<string, { th: string; en: string }>>(accountTexts);
  return (
    <NativeDialog
      title={say('duplicate')}
      onClose={onClose}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={onClose}>
          {say('ok')}
        </button>
      }
    >
      <ul className="w-register__fields">
        {fields.map((field) => (
          <li key={field}>{name(field)}</li>
        ))}
      </ul>
    </NativeDialog>
  );
}

function Done({ registered, next }: { registered: Registered; next: string }) {
  const say = useText(registerTexts);
  const { path } = usePage().route;
  const [leaving, setLeaving] = useState(false);
  const goOn = () => {
    setLeaving(true);
    // A full load: the page was drawn for a visitor.
    location.assign(registered.signedIn ? findNext(next, path, undefined) : '/user/login');
  };
  return (
    <NativeDialog
      title={say('done')}
      onClose={goOn}
      actions={
        <button type="button" className="s-button s-button--primary" onClick={goOn} disabled={leaving}>
          {say(registered.signedIn ? 'start' : 'signIn')}
        </button>
      }
    >
      <p>{registered.signedIn ? say('doneText') : (registered.reason ?? say('doneSignIn'))}</p>
    </NativeDialog>
  );
}

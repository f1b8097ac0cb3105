import { useEffect, useRef, useState } from 'react';
import { useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { TextField } from '../parts/TextField.tsx';
import { signInTexts } from './signInTexts.ts';
import type { SignInFlow } from './useSignIn.ts';

/** The code of the authenticator app, or a recovery code. */
export function SecondStep({ flow }: { flow: SignInFlow }) {
  const say = useText(signInTexts);
  const [recovery, setRecovery] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other kind of code is another field to stand in
  useEffect(() => form.current?.querySelector('input')?.focus(), [recovery]);
  return (
    <form ref={form} className="w-account__form" noValidate onSubmit={flow.submitCode} aria-busy={flow.busy}>
      <p className="w-account__text">{say(recovery ? 'recoveryHelp' : 'codeHelp')}</p>
      <Note>{flow.refusal}</Note>
      <TextField
        key={String(recovery)}
        name="code"
        label={say(recovery ? 'recoveryCode' : 'code')}
        error={flow.missing.includes('code') ? say('missing') : undefined}
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" className="s-button s-button--primary" disabled={flow.busy}>
        {say(flow.busy ? 'submitting' : 'confirm')}
      </button>
      <div className="w-account__actions">
        <button type="button" className="w-account__link" onClick={() => setRecovery(!recovery)}>
          {say(recovery ? 'useApp' : 'useRecovery')}
        </button>
        <button type="button" className="w-account__link" onClick={flow.startAgain}>
          {say('startAgain')}
        </button>
      </div>
    </form>
  );
}

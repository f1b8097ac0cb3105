import { Link, useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { PasswordField } from '../parts/PasswordField.tsx';
import { TextField } from '../parts/TextField.tsx';
import { signInTexts } from './signInTexts.ts';
import type { SignInFlow } from './useSignIn.ts';

/** User name and password; typed values stay after a refusal. */
export function PasswordStep({ flow, forgotLink }: { flow: SignInFlow; forgotLink: string }) {
  const say = useText(signInTexts);
  const missing = (name: string) => (flow.missing.includes(name) ? say('missing') : undefined);
  return (
    <form className="w-account__form" method="post" noValidate onSubmit={flow.submit} aria-busy={flow.busy}>
      <Note>{flow.refusal}</Note>
      <TextField
        name="username"
        label={say('username')}
        error={missing('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label={say('password')}
        error={missing('password')}
        autoComplete="current-password"
      />
      <div className="w-sign_in__line">
        <label className="w-account__check">
          <input type="checkbox" name="remember" /> {say('remember')}
        </label>
        {forgotLink && <Link to={forgotLink}>{say('forgot')}</Link>}
      </div>
      <button type="submit" className="s-button s-button--primary" disabled={flow.busy}>
        {say(flow.busy ? 'submitting' : 'submit')}
      </button>
      <noscript>
        <p className="w-account__note w-account__note--refusal">{say('needsScript')}</p>
      </noscript>
    </form>
  );
}

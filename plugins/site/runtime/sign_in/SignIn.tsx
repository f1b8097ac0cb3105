import { useId } from 'react';
import { describeField, FieldFrame, Link, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { signInTexts } from './signInTexts.ts';
import { useSignIn } from './useSignIn.ts';
import './sign_in.css';

interface Properties {
  title: string;
  text: string;
  forgotLink: string;
  registerLink: string;
  next: string;
}

export function SignIn({ object }: WidgetViewProps<Properties>) {
  const { title, text, registerLink } = object;
  const { user } = useSession();
  const say = useText(signInTexts);
  return (
    <section className="w-sign_in">
      <h1 className="w-sign_in__title">{title}</h1>
      {text && <p className="w-sign_in__text">{text}</p>}
      {user ? (
        <>
          <p className="w-sign_in__text">{say('already', { name: user.name })}</p>
          <Link to="/" className="s-button s-button--primary">
            {say('goHome')}
          </Link>
        </>
      ) : (
        <SignInForm object={object} />
      )}
      {registerLink && !user && (
        <p className="w-sign_in__register">
          {say('noAccount')} <Link to={registerLink}>{say('register')}</Link>
        </p>
      )}
    </section>
  );
}

function SignInForm({ object }: { object: Properties }) {
  const say = useText(signInTexts);
  const id = useId();
  const { state, submit } = useSignIn(object.next);
  const usernameError = state.missing.includes('username') ? say('missing') : undefined;
  const passwordError = state.missing.includes('password') ? say('missing') : undefined;
  return (
    <form className="w-sign_in__form" method="post" noValidate onSubmit={submit} aria-busy={state.busy}>
      {state.refusal && (
        <p className="w-sign_in__refusal" role="alert">
          {state.refusal}
        </p>
      )}
      <FieldFrame id={`${id}-username`} label={say('username')} error={usernameError}>
        <input
          {...describeField({ id: `${id}-username`, error: usernameError })}
          className="s-input"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FieldFrame>
      <FieldFrame id={`${id}-password`} label={say('password')} error={passwordError}>
        <input
          {...describeField({ id: `${id}-password`, error: passwordError })}
          className="s-input"
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </FieldFrame>
      {state.needsCode && (
        <FieldFrame id={`${id}-code`} label={say('code')}>
          <input id={`${id}-code`} className="s-input" name="code" inputMode="numeric" autoComplete="one-time-code" />
        </FieldFrame>
      )}
      <div className="w-sign_in__line">
        <label className="w-sign_in__remember">
          <input type="checkbox" name="remember" /> {say('remember')}
        </label>
        {object.forgotLink && <Link to={object.forgotLink}>{say('forgot')}</Link>}
      </div>
      <button type="submit" className="s-button s-button--primary" disabled={state.busy}>
        {say(state.busy ? 'submitting' : 'submit')}
      </button>
      <noscript>
        <p className="w-sign_in__refusal">{say('needsScript')}</p>
      </noscript>
    </form>
  );
}

import { useState } from 'react';
import { Link, NativeDialog, useRuntime, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { withNext } from '../parts/findNext.ts';
import { PreloadedAnswers } from '../parts/PreloadedAnswers.tsx';
import { useQueryParam } from '../parts/useQueryParam.ts';
import { type SignInOptions, useSignInOptions } from '../parts/useSignInOptions.ts';
import { RegisterForm } from '../register/RegisterForm.tsx';
import { registerTexts } from '../register/registerTexts.ts';
import { OtherWays } from './OtherWays.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './SecondStep.tsx';
import { signInTexts } from './signInTexts.ts';
import { type SignInFlow, useSignIn } from './useSignIn.ts';
import '../parts/account.css';
import './sign_in.css';

export interface SignInProperties {
  title: string;
  text: string;
  forgotLink: string;
  registerLink: string;
  next: string;
  way: 'password' | 'directory';
  display: 'panel' | 'modal';
}

export function SignIn({ object, data }: WidgetViewProps<SignInProperties>) {
  const { editing } = useRuntime();
  const isModal = object.display === 'modal' && !editing;
  return (
    <PreloadedAnswers data={data}>
      {isModal ? <SignInModal object={object} /> : <SignInPanel object={object} />}
    </PreloadedAnswers>
  );
}

function SignInModal({ object }: { object: SignInProperties }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="s-button s-button--primary" onClick={() => setOpen(true)}>
        {object.title}
      </button>
      {open && (
        <NativeDialog title={object.title} onClose={() => setOpen(false)}>
          <SignInPanel object={{ ...object, title: '' }} />
        </NativeDialog>
      )}
    </>
  );
}

/** The sign-in form, or the registration form in its place. */
function SignInPanel({ object }: { object: SignInProperties }) {
  const { user } = useSession();
  const options = useSignInOptions();
  const [registering, setRegistering] = useState(false);
  if (user) return <AlreadyIn title={object.title} name={user.name} />;
  if (registering)
    return <RegisterPanel titled={object.title !== ''} next={object.next} onSignIn={() => setRegistering(false)} />;
  return <SignInSteps object={object} options={options} onRegister={() => setRegistering(true)} />;
}

interface StepsProps {
  object: SignInProperties;
  options?: SignInOptions;
  onRegister: () => void;
}

function SignInSteps({ object, options, onRegister }: StepsProps) {
  const say = useText(signInTexts);
  const flow = useSignIn(object);
  const second = flow.ticket !== undefined;
  return (
    <section className="w-sign_in w-account__panel">
      {object.title && <h1 className="w-account__title">{second ? say('secondTitle') : object.title}</h1>}
      {object.text && !second && <p className="w-account__text">{object.text}</p>}
      {second ? (
        <SecondStep flow={flow} />
      ) : (
        <>
          <PasswordStep flow={flow} forgotLink={object.forgotLink} />
          {object.way === 'password' && <OtherWays options={options} next={object.next} />}
          {options?.registrationOpen !== false && <ToRegister object={object} onRegister={onRegister} />}
        </>
      )}
      <Toast flow={flow} />
    </section>
  );
}

function ToRegister({ object, onRegister }: Pick<StepsProps, 'object' | 'onRegister'>) {
  const say = useText(signInTexts);
  const next = useQueryParam('next');
  return (
    <p className="w-account__foot">
      {say('noAccount')}{' '}
      {object.registerLink ? (
        <Link to={withNext(object.registerLink, next)}>{say('register')}</Link>
      ) : (
        <button type="button" className="w-account__link" onClick={onRegister}>
          {say('register')}
        </button>
      )}
    </p>
  );
}

function RegisterPanel({ titled, next, onSignIn }: { titled: boolean; next: string; onSignIn: () => void }) {
  const say = useText(registerTexts);
  return (
    <section className="w-account__panel w-account__panel--wide">
      {titled && <h1 className="w-account__title">{say('title')}</h1>}
      <RegisterForm next={next} memberField={false} />
      <p className="w-account__foot">
        {say('haveAccount')}{' '}
        <button type="button" className="w-account__link" onClick={onSignIn}>
          {say('signIn')}
        </button>
      </p>
    </section>
  );
}

function AlreadyIn({ title, name }: { title: string; name: string }) {
  const say = useText(signInTexts);
  return (
    <section className="w-sign_in w-account__panel">
      {title && <h1 className="w-account__title">{title}</h1>}
      <p className="w-account__text">{say('already', { name })}</p>
      <Link to="/" className="s-button s-button--primary">
        {say('goHome')}
      </Link>
    </section>
  );
}

function Toast({ flow }: { flow: SignInFlow }) {
  const say = useText(signInTexts);
  return (
    <p className="w-account__toast" role="status">
      {flow.done && say('done')}
    </p>
  );
}

import { useState } from 'react';
import { useApi, useSession, useText } from 'sala/runtime';
import { corePaths } from 'sala/schemas';
import { findNext } from '../parts/findNext.ts';
import { Note } from '../parts/Note.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { securityTexts } from './securityTexts.ts';

interface Enrolment {
  secret: string;
  uri: string;
}

type Step =
  | { at: 'rest' | 'password' | 'turnOff' | 'renew' }
  | { at: 'scan'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

/**
 * Enables the second factor: password, QR code for the app, first code, recovery codes shown once. Also disables it.
 */
export function SecondFactor({ hasPassword, isDemanded = false }: { hasPassword: boolean; isDemanded?: boolean }) {
  const say = useText(securityTexts);
  const { data, failure, reload } = useAnswer<{ on: boolean; recoveryLeft: number }>('/api/account/second-factor');
  const [step, setStep] = useState<Step>({ at: 'rest' });
  return (
    <section className="w-account__section">
      <h2>
        {say('second')}
        {data && (
          <span className={`w-account__badge${data.on ? '' : ' w-account__badge--open'}`}>
            {say(data.on ? 'on' : 'off')}
          </span>
        )}
      </h2>
      {isDemanded && !data?.on && <p>{say('demanded')}</p>}
      <p className="w-account__text">{say('secondText')}</p>
      {failure && <Note>{failure}</Note>}
      {!data && !failure && <span className="w-account__skeleton" />}
      {data && <Steps step={step} setStep={setStep} state={data} {...{ hasPassword, isDemanded, reload }} />}
    </section>
  );
}

interface StepsProps {
  step: Step;
  setStep: (step: Step) => void;
  state: { on: boolean; recoveryLeft: number };
  hasPassword: boolean;
  /** The site asks for it before anything else. */
  isDemanded: boolean;
  reload: () => Promise<void>;
}

function Steps({ step, setStep, state, hasPassword, isDemanded, reload }: StepsProps) {
  const say = useText(securityTexts);
  const { role } = useSession();
  const calls = useSecondFactorCalls(setStep, reload);
  const rest = () => {
    calls.refuse(undefined);
    setStep({ at: 'rest' });
  };
  const form = { busy: calls.busy, refusal: calls.refusal, onCancel: rest };
  switch (step.at) {
    case 'rest':
      return <Choices state={state} choose={(at) => setStep({ at })} />;
    case 'password':
      return <ConfirmForm {...form} asksPassword={hasPassword} submit={say('next')} onSubmit={calls.enrol} />;
    case 'scan':
      return (
        <>
          <p>{say('scan')}</p>
          <QrCode text={step.enrolment.uri} label={say('qrLabel')} />
          <p className="w-account__text">
            {say('byHand')} <code className="w-account_security__secret">{step.enrolment.secret}</code>
          </p>
          <p>
            <a href={step.enrolment.uri}>{say('openApp')}</a>
          </p>
          <ConfirmForm {...form} asksCode submit={say('turnOn')} onSubmit={calls.confirm} />
        </>
      );
    case 'codes':
      // A full load: what was closed is open now.
      return (
        <RecoveryCodes
          codes={step.codes}
          onDone={isDemanded ? () => location.assign(findNext('', corePaths.signIn, role)) : rest}
        />
      );
    case 'renew':
      return <ConfirmForm {...form} asksPassword={hasPassword} asksCode submit={say('renew')} onSubmit={calls.renew} />;
    case 'turnOff':
      return (
        <ConfirmForm {...form} asksPassword={hasPassword} asksCode submit={say('turnOff')} onSubmit={calls.disable} />
      );
  }
}

function useSecondFactorCalls(setStep: StepsProps['setStep'], reload: StepsProps['reload']) {
  const api = useApi();
  const call = useCall();
  const post = <Data,>(path: string, body: object) =>
    api<{ data: Data }>(`/api/account/second-factor/${path}`, { method: 'POST', body });
  const showCodes = async (path: string, body: object) => {
    const { data } = await post<{ recoveryCodes: string[] }>(path, body);
    setStep({ at: 'codes', codes: data.recoveryCodes });
    await reload();
  };
  return {
    ...call,
    enrol: (body: object) =>
      call.run(async () => {
        const { data } = await post<Enrolment>('enrol', body);
        setStep({ at: 'scan', enrolment: data });
      }),
    confirm: (body: object) => call.run(() => showCodes('confirm', body)),
    renew: (body: object) => call.run(() => showCodes('recovery-codes', body)),
    disable: (body: object) =>
      call.run(async () => {
        await post('disable', body);
        await reload();
        setStep({ at: 'rest' });
      }),
  };
}

function Choices({
  state,
  choose,
}: {
  state: StepsProps['state'];
  choose: (at: 'password' | 'turnOff' | 'renew') => void;
}) {
  const say = useText(securityTexts);
  if (!state.on)
    return (
      <div className="w-account__actions">
        <button type="button" className="s-button s-button--primary" onClick={() => choose('password')}>
          {say('turnOn')}
        </button>
      </div>
    );
  return (
    <>
      <p>{say('left', { count: state.recoveryLeft })}</p>
      <div className="w-account__actions">
        <button type="button" className="s-button s-button--outline" onClick={() => choose('renew')}>
          {say('renew')}
        </button>
        <button type="button" className="s-button s-button--outline" onClick={() => choose('turnOff')}>
          {say('turnOff')}
        </button>
      </div>
    </>
  );
}

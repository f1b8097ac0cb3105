import { type FormEvent, useState } from 'react';
import { ConfirmDialog, useText } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import type { GatewaysAnswer } from './gateway.ts';
import { gatewayTexts } from './gatewayTexts.ts';

interface Props {
  gateways: GatewaysAnswer;
  screen: ReturnType<typeof useScreen>;
}

const path = '/api/gateways/line';

export function LineForm({ gateways: { line, lineHook }, screen }: Props) {
  const say = useText(gatewayTexts);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { account = '', token, secret } = readForm(event.currentTarget);
    const body = { account, endpoint: line?.endpoint ?? '', ...(token && { token }), ...(secret && { secret }) };
    if (await screen.send({ method: 'PUT', path, body, done: say('saved') })) setDirty(false);
  }
  const hook = typeof location === 'undefined' ? lineHook : new URL(lineHook, location.origin).href;
  const secretField = (name: 'token' | 'secret') => (
    <TextInput
      label={say(name)}
      help={line?.hasToken ? say('kept') : undefined}
      name={name}
      type="password"
      required={!line}
      maxLength={1000}
      autoComplete="new-password"
    />
  );
  return (
    <Section title={say('line')} lead={say('lineLead')}>
      <form className="w-config__form" onSubmit={save} onInput={() => setDirty(true)}>
        <LeaveGuard dirty={dirty} />
        <div className="w-config__fields">
          <TextInput
            label={say('account')}
            help={say('accountHelp')}
            name="account"
            maxLength={60}
            placeholder="@myshop"
            spellCheck={false}
            defaultValue={line?.account}
          />
          {secretField('token')}
          {secretField('secret')}
          <TextInput label={say('hook')} help={say('hookHelp')} readOnly value={hook} />
        </div>
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
            {say('save')}
          </button>
          {line && (
            <>
              <button
                type="button"
                className="s-button s-button--outline"
                disabled={screen.busy || dirty}
                onClick={() => screen.send({ method: 'POST', path: `${path}/try`, done: say('triedLine') })}
              >
                {say('tryLine')}
              </button>
              <button type="button" className="s-button s-button--quiet" onClick={() => setAsked(true)}>
                {say('remove')}
              </button>
            </>
          )}
        </div>
      </form>
      {asked && (
        <ConfirmDialog
          title={say('line')}
          text={say('removeLineText')}
          action={say('remove')}
          danger
          perform={async () => {
            await screen.send({ method: 'DELETE', path, done: say('removed') });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { ConfirmDialog, useText } from 'sala/runtime';
import { LeaveGuard } from '../parts/LeaveGuard.tsx';
import { readForm } from '../parts/readForm.ts';
import { Section } from '../parts/Section.tsx';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import type { GatewaysAnswer, MailGateway } from './gateway.ts';
import { gatewayTexts } from './gatewayTexts.ts';

interface Props {
  gateways: GatewaysAnswer;
  screen: ReturnType<typeof useScreen>;
}

const securities = ['starttls', 'tls', 'none'] as const;
const path = '/api/gateways/mail';

export function MailForm({ gateways: { mail, common }, screen }: Props) {
  const say = useText(gatewayTexts);
  const [dirty, setDirty] = useState(false);
  const [asked, setAsked] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { password, port, ...given } = readForm(event.currentTarget);
    const body = { ...given, port: Number(port), ...(password && { password }) };
    if (await screen.send({ method: 'PUT', path, body, done: say('saved') })) setDirty(false);
  }
  return (
    <Section title={say('mail')} lead={say(mail ? 'mailOwn' : common ? 'mailCommon' : 'mailNone')}>
      <form className="w-config__form" onSubmit={save} onInput={() => setDirty(true)}>
        <LeaveGuard dirty={dirty} />
        <MailFields mail={mail} />
        <div className="w-config__line">
          <button type="submit" className="s-button s-button--primary" disabled={screen.busy}>
            {say('save')}
          </button>
          {mail && (
            <>
              <button
                type="button"
                className="s-button s-button--outline"
                disabled={screen.busy || dirty}
                onClick={() => screen.send({ method: 'POST', path: `${path}/try`, done: say('triedMail') })}
              >
                {say('tryMail')}
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
          title={say('mail')}
          text={say('removeMailText')}
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

function MailFields({ mail }: { mail: MailGateway | null }) {
  const say = useText(gatewayTexts);
  const id = useId();
  return (
    <div className="w-config__fields">
      <TextInput
        label={say('host')}
        name="host"
        required
        maxLength={253}
        pattern="[A-Za-z0-9.:\-]+"
        placeholder="smtp.example.co.th"
        spellCheck={false}
        defaultValue={mail?.host}
      />
      <TextInput
        label={say('port')}
        name="port"
        type="number"
        min={1}
        max={65_535}
        required
        defaultValue={mail?.port ?? 587}
      />
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('security')}
        </label>
        <select id={id} className="s-input" name="security" defaultValue={mail?.security ?? 'starttls'}>
          {securities.map((one) => (
            <option key={one} value={one}>
              {say(one)}
            </option>
          ))}
        </select>
      </div>
      <TextInput
        label={say('user')}
        help={say('userHelp')}
        name="user"
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        defaultValue={mail?.user}
      />
      <TextInput
        label={say('password')}
        help={mail?.hasPassword ? say('kept') : undefined}
        name="password"
        type="password"
        maxLength={1000}
        autoComplete="new-password"
      />
      <TextInput
        label={say('sender')}
        name="sender"
        type="email"
        required
        maxLength={254}
        defaultValue={mail?.sender}
      />
      <TextInput
        label={say('senderName')}
        help={say('senderNameHelp')}
        name="senderName"
        maxLength={120}
        defaultValue={mail?.senderName}
      />
    </div>
  );
}

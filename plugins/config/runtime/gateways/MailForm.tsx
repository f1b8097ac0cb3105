import { useId } from 'react';
import { useText } from 'sala/runtime';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { GatewayForm } from './GatewayForm.tsx';
import type { GatewaysAnswer, MailGateway } from './gateway.ts';
import { gatewayTexts } from './gatewayTexts.ts';

interface Props {
  gateways: GatewaysAnswer;
  screen: ReturnType<typeof useScreen>;
}

const securities = ['starttls', 'tls', 'none'] as const;

export function MailForm({ gateways: { mail, common }, screen }: Props) {
  const lead = mail ? 'mailOwn' : common ? 'mailCommon' : 'mailNone';
  return (
    <GatewayForm
      path="/api/gateways/mail"
      screen={screen}
      isSet={mail !== null}
      words={{ title: 'mail', lead, try: 'tryMail', tried: 'triedMail', removeText: 'removeMailText' }}
      buildBody={({ password, port, ...given }) => ({ ...given, port: Number(port), ...(password && { password }) })}
    >
      <MailFields mail={mail} />
    </GatewayForm>
  );
}

function MailFields({ mail }: { mail: MailGateway | null }) {
  const say = useText(gatewayTexts);
  const id = useId();
  return (
    <>
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
    </>
  );
}

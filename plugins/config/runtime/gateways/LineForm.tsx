import { useText } from 'sala/runtime';
import { TextInput } from '../parts/TextInput.tsx';
import type { useScreen } from '../parts/useScreen.ts';
import { GatewayForm } from './GatewayForm.tsx';
import type { GatewaysAnswer } from './gateway.ts';
import { gatewayTexts } from './gatewayTexts.ts';

interface Props {
  gateways: GatewaysAnswer;
  screen: ReturnType<typeof useScreen>;
}

export function LineForm({ gateways: { line, lineHook }, screen }: Props) {
  const say = useText(gatewayTexts);
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
    <GatewayForm
      path="/api/gateways/line"
      screen={screen}
      isSet={line !== null}
      words={{ title: 'line', lead: 'lineLead', try: 'tryLine', tried: 'triedLine', removeText: 'removeLineText' }}
      buildBody={({ account = '', token, secret }) => ({
        ...{ account, endpoint: line?.endpoint ?? '' },
        ...(token && { token }),
        ...(secret && { secret }),
      })}
    >
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
    </GatewayForm>
  );
}

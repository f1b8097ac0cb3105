import { useText, type WidgetViewProps } from 'sala/runtime';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import type { GatewaysAnswer } from './gateway.ts';
import { gatewayTexts } from './gatewayTexts.ts';
import { LineForm } from './LineForm.tsx';
import { MailForm } from './MailForm.tsx';

/** How a site reaches people outside of it: mail server and LINE channel. */
export function Gateways({ object, data }: WidgetViewProps<object>) {
  const say = useText(gatewayTexts);
  const answer = data?.gateways as unknown as { data: GatewaysAnswer } | undefined; // what config.gateways answers
  const screen = useScreen(object.uid, answer !== undefined);
  return (
    <Panel title={say('title')} lead={say('lead')} {...screen.panel}>
      {answer && (
        <>
          <MailForm key={`mail ${answer.data.mail !== null}`} gateways={answer.data} screen={screen} />
          <LineForm key={`line ${answer.data.line !== null}`} gateways={answer.data} screen={screen} />
        </>
      )}
    </Panel>
  );
}

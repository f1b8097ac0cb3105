import { useText, type WidgetViewProps } from 'sala/runtime';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { TierForm } from './TierForm.tsx';
import type { Tiers } from './tierDraft.ts';
import { tierTexts } from './tierTexts.ts';
import './approval_tiers.css';

/** Up to what each level of people may decide, for every collection whose records need approvals. */
export function ApprovalTiers({ object, data }: WidgetViewProps<object>) {
  const say = useText(tierTexts);
  const answer = (data?.tiers as unknown as { data: Tiers[] } | undefined)?.data; // what config.approvalTiers answers
  const screen = useScreen(object.uid, answer !== undefined);
  return (
    <Panel title={say('title')} lead={say('lead')} {...screen.panel}>
      {answer?.length === 0 && <p className="w-config__empty">{say('none')}</p>}
      {answer?.map((tiers) => (
        <TierForm key={`${tiers.collection} ${JSON.stringify(tiers.tiers)}`} tiers={tiers} screen={screen} />
      ))}
    </Panel>
  );
}

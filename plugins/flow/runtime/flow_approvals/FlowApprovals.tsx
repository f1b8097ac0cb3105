import { useState } from 'react';
import { useText, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { words } from 'sala/schemas';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import type { Answer, Approval } from './approval.ts';
import { approvalTexts } from './approvalTexts.ts';
import './flow_approvals.css';

/** What waits for the approval of whoever is signed in; nothing at all where nothing does. */
export function FlowApprovals({ object, data }: WidgetViewProps<object>) {
  const say = useText({ ...approvalTexts, again: words.tryAgain });
  const { pending, error, refresh } = useWidgetData(object.uid);
  const [asked, setAsked] = useState<{ approval: Approval; answer: Answer }>();
  /** Answered here: gone at once, before the list is read again. */
  const [gone, setGone] = useState<readonly string[]>([]);
  const listed = data?.approvals as unknown as Approval[] | null | undefined; // what `readApprovals` answers
  const shown = listed?.filter(({ id }) => !gone.includes(id)) ?? [];
  if (shown.length === 0 && error === undefined) return null;
  const titleId = `${object.uid}-title`;
  return (
    <section className="w-approvals" aria-labelledby={titleId}>
      <h2 id={titleId}>{say('title')}</h2>
      {error !== undefined && (
        <div className="w-approvals__failed" role="alert">
          <p>{say('failed')}</p>
          <button type="button" className="s-button s-button--outline" disabled={pending} onClick={refresh}>
            {say('again')}
          </button>
        </div>
      )}
      <ul>
        {shown.map((approval) => (
          <ApprovalCard key={approval.id} approval={approval} onAsk={(answer) => setAsked({ approval, answer })} />
        ))}
      </ul>
      {asked && (
        <AnswerDialog
          {...asked}
          onAnswered={() => {
            setGone([...gone, asked.approval.id]);
            refresh();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

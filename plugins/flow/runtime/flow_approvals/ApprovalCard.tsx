import { Link, useMoment, useText } from 'sala/runtime';
import type { Answer, Approval } from './approval.ts';
import { approvalTexts } from './approvalTexts.ts';

const looks = { approve: 'primary', reject: 'outline', delegate: 'quiet' } as const;

/** One thing to approve, with its answers. */
export function ApprovalCard({ approval, onAsk }: { approval: Approval; onAsk: (answer: Answer) => void }) {
  const { title, text, path, askedByName, askedBy, since, escalated, mayDelegate } = approval;
  const say = useText(approvalTexts);
  const name = askedByName || askedBy;
  const answers: Answer[] = ['approve', 'reject', ...(mayDelegate ? (['delegate'] as const) : [])];
  return (
    <li>
      <p className="w-approvals__head">
        <strong>{path ? <Link to={path}>{title}</Link> : title}</strong>
        {escalated && (
          <span className="w-approvals__escalated" data-tone="warning">
            {say('escalated')}
          </span>
        )}
      </p>
      {text && <p className="w-approvals__text">{text}</p>}
      <small>
        {name ? say('askedBy', { name }) : say('bySystem')} · <Since at={since} />
      </small>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around the buttons */}
      <div className="w-approvals__answers" role="group" aria-label={say('actionsOf', { title })}>
        {answers.map((answer) => (
          <button
            key={answer}
            type="button"
            className={`s-button s-button--${looks[answer]} s-button--small`}
            onClick={() => onAsk(answer)}
          >
            {say(answer)}
          </button>
        ))}
      </div>
    </li>
  );
}

function Since({ at }: { at: string }) {
  const say = useText(approvalTexts);
  const write = useMoment();
  return <time dateTime={at}>{say('since', { time: write(at) })}</time>;
}

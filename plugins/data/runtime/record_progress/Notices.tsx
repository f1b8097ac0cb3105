import { Icon, useText } from 'sala/runtime';
import { formatDate } from '../../shared/formatValue.ts';
import type { RecordAnswer, RecordApproval } from '../../shared/recordAnswer.ts';
import { useFormat } from '../grid/useFormat.ts';
import { progressTexts } from './progressTexts.ts';

const mostFields = 6;

/** What waits for a record, whose approval it needs, and what its state has closed. */
export function Notices({ answer }: { answer: RecordAnswer }) {
  const say = useText(progressTexts);
  const format = useFormat();
  const { due, closed, approval } = answer.notices;
  const state = answer.states.find(({ value }) => value === answer.record?.state)?.title ?? '';
  if (due.length === 0 && !closed && !approval) return null;
  return (
    <ul className="w-progress__notices">
      {approval && <ApprovalNotice approval={approval} />}
      {due.map(({ title, at, refused }) => (
        <li key={`${title} ${at}`} data-tone={refused ? 'warning' : 'info'}>
          <Icon name="alarm-clock" size={16} />
          <span>
            {say('due', { event: title, at: formatDate(at, 'datetime', format) })}
            {refused && <small>{say('dueRefused', { why: refused })}</small>}
          </span>
        </li>
      ))}
      {closed && (
        <li data-tone="neutral">
          <Icon name="lock" size={16} />
          <span>
            {closed.whole ? say('closedWhole', { state }) : say('closedFields', { state })}
            {!closed.whole && <small>{listFields(closed.fields)}</small>}
          </span>
        </li>
      )}
    </ul>
  );
}

function listFields(fields: string[]): string {
  const more = fields.length > mostFields ? ` +${fields.length - mostFields}` : '';
  return fields.slice(0, mostFields).join(', ') + more;
}

/** Any of them is enough. */
function oneOf(names: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}

function ApprovalNotice({ approval }: { approval: RecordApproval }) {
  const say = useText(progressTexts);
  const format = useFormat();
  const { roles, askedBy, approvedBy, approvedAt } = approval;
  const at = approvedAt ? formatDate(approvedAt, 'datetime', format) : '';
  return (
    <li data-tone={approvedBy ? 'success' : roles.length === 0 ? 'danger' : 'info'}>
      <Icon name={approvedBy ? 'badge-check' : 'stamp'} size={16} />
      <span>
        {approvedBy
          ? say('approvedBy', { name: approvedBy })
          : roles.length === 0
            ? say('nobody')
            : say('needs', { roles: oneOf(roles, format.language) })}
        {approvedBy && at && <small>{at}</small>}
        {!approvedBy && askedBy && <small>{say('askedBy', { name: askedBy })}</small>}
      </span>
    </li>
  );
}

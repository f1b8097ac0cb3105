import { useState } from 'react';
import { useText } from 'sala/runtime';
import { ownCollectionTexts } from './ownCollectionTexts.ts';
import type { Plan } from './reshapeDraft.ts';

interface Props {
  plan: Plan;
  busy: boolean;
  onPerform: () => void;
}

/** What a reshaping does and loses, and the button that does it. */
export function PlanView({ plan, busy, onPerform }: Props) {
  const say = useText(ownCollectionTexts);
  const [agreed, setAgreed] = useState(false);
  const lost = plan.lost.filter(({ count }) => count > 0);
  const isBlocked = plan.blocked.length > 0;
  return (
    <section className="w-config__group" aria-label={say('plan')}>
      <h2>{say('plan')}</h2>
      <ul role="status">
        <li>{say('records', { count: plan.records })}</li>
        {plan.moved.map(({ from, to, count }) => (
          <li key={from}>{say('moved', { from, to, count })}</li>
        ))}
        {plan.converted.map(({ field, count }) => (
          <li key={field}>{say('converted', { field, count })}</li>
        ))}
        {plan.follows.length > 0 && <li>{say('follows', { names: plan.follows.join(', ') })}</li>}
        {plan.indexes.length > 0 && <li>{say('indexes', { names: plan.indexes.join(', ') })}</li>}
        {plan.namedBy.map(({ kind, where, names }) => (
          <li key={`${kind} ${where}`}>{say('named', { kind: say(kind), where, names: names.join(', ') })}</li>
        ))}
      </ul>
      {lost.length > 0 && (
        <div className="w-own_collections__lost">
          <ul>
            {lost.map(({ field, count, examples }) => (
              <li key={field}>
                <strong>{field === '*' ? say('lostAll', { count }) : say('lost', { field, count })}</strong>{' '}
                {examples.length > 0 && (
                  <span className="w-config__quiet">
                    {say('such', { values: examples.map(({ value }) => JSON.stringify(value)).join(', ') })}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {!isBlocked && (
            <label className="w-config__check">
              <input type="checkbox" checked={agreed} onChange={() => setAgreed(!agreed)} />
              <span>{say('agree')}</span>
            </label>
          )}
        </div>
      )}
      {isBlocked ? (
        <div role="alert" className="w-config__notice w-config__notice--failed">
          <div>
            <p>{say('blocked')}</p>
            <ul>
              {plan.blocked.map(({ path, message }) => (
                <li key={`${path} ${message}`}>
                  <code>{path}</code> {message}
                </li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <div className="w-config__line">
          <button
            type="button"
            className="s-button s-button--primary"
            disabled={busy || (lost.length > 0 && !agreed)}
            onClick={onPerform}
          >
            {say('perform')}
          </button>
        </div>
      )}
    </section>
  );
}

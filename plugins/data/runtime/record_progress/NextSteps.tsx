import { useText } from 'sala/runtime';
import type { RecordAnswer, StateEvent } from '../../shared/recordAnswer.ts';
import { progressTexts } from './progressTexts.ts';

const mostRoles = 4;

/** What may happen to a record now, and who may do it. */
export function NextSteps({ answer }: { answer: RecordAnswer }) {
  const say = useText(progressTexts);
  const state = answer.states.find(({ value }) => value === answer.record?.state);
  if (!state) return null;
  if (state.events.length === 0) return <p className="w-progress__end">{say('end')}</p>;
  return (
    <details className="w-progress__next">
      <summary>{say('next')}</summary>
      <ul>
        {state.events.map((event) => (
          <li key={event.event}>
            <strong>{event.title}</strong>
            <span>
              {say('leadsTo', { state: answer.states.find(({ value }) => value === event.to)?.title ?? event.to })}
            </span>
            <Who event={event} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Who({ event }: { event: StateEvent }) {
  const say = useText(progressTexts);
  const { who, byTime } = event;
  const shown = who.slice(0, mostRoles);
  const others = who.length - shown.length;
  const names = [...shown, ...(others > 0 ? [say('andMore', { count: String(others) })] : [])].join(', ');
  return (
    <span className="w-progress__who">
      {who.length === 0 ? say('anybody') : say('by', { names })}
      {byTime && ` · ${say('byTime')}`}
    </span>
  );
}

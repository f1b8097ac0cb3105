import { useText, type WidgetViewProps } from 'sala/runtime';
import type { Json } from 'sala/schemas';
import { arrangeStates, type StatePath } from '../../shared/arrangeStates.ts';
import { type RecordAnswer, type RecordState, readRecordAnswer } from '../../shared/recordAnswer.ts';
import { NextSteps } from './NextSteps.tsx';
import { Notices } from './Notices.tsx';
import { progressTexts } from './progressTexts.ts';
import './record_progress.css';

/** The way of a record through its states, with where it is, what comes next and what holds it. */
export function RecordProgress({ data }: WidgetViewProps<{ collection: string }>) {
  const say = useText(progressTexts);
  const answer = readRecordAnswer(data.record);
  if (!answer?.record) return null;
  if (answer.states.length < 2) return <Notices answer={answer} />;
  const path = arrangeStates(answer.states, answer.initial ?? '');
  return (
    <section className="w-progress" aria-label={say('progress')}>
      <h2>{say('progress')}</h2>
      <StateList answer={answer} path={path} been={readStates(data.states)} />
      <NextSteps answer={answer} />
      <Notices answer={answer} />
    </section>
  );
}

interface ListProps {
  answer: RecordAnswer;
  path: StatePath;
  /** The states that it was in, where that is known. */
  been: readonly string[] | undefined;
}

function StateList({ answer, path, been }: ListProps) {
  const say = useText(progressTexts);
  const now = String(answer.record?.state ?? '');
  const at = reachedIndex(path, now);
  const besides = path.beside.filter(({ state }) => state !== now);
  const current = path.beside.find(({ state }) => state === now);
  const placeOf = (name: string, index: number) => {
    if (name === now) return 'now';
    if (index > at) return 'ahead';
    return been && !been.includes(name) ? 'skipped' : 'passed';
  };
  return (
    <>
      <ol className="w-progress__states">
        {path.main.map((name, index) => (
          <li
            key={name}
            className="w-progress__state"
            data-place={placeOf(name, index)}
            data-tone={findState(answer, name)?.tone ?? 'neutral'}
            aria-current={name === now ? 'step' : undefined}
          >
            <span>{findState(answer, name)?.title}</span>
            {placeOf(name, index) === 'skipped' && <small>{say('skipped')}</small>}
            {current && index === at && <Beside state={findState(answer, current.state)} />}
          </li>
        ))}
        {current && at < 0 && (
          <li className="w-progress__state" data-place="now" aria-current="step">
            <Beside state={findState(answer, current.state)} />
          </li>
        )}
      </ol>
      {besides.length > 0 && (
        <p className="w-progress__others">
          <span>{say('others')}</span> {besides.map(({ state }) => findState(answer, state)?.title).join(' · ')}
        </p>
      )}
    </>
  );
}

/** The state of a record that has left the main line, hung from where it left. */
function Beside({ state }: { state: RecordState | undefined }) {
  if (!state) return null;
  return (
    <span className="w-progress__beside" data-tone={state.tone ?? 'neutral'} aria-current="step">
      {state.title}
    </span>
  );
}

function readStates(states: Json | undefined): string[] | undefined {
  return Array.isArray(states) ? states.map(String) : undefined;
}

/** How far along the main line the record is; of one beside it, where its state branches off. */
function reachedIndex({ main, beside }: StatePath, now: string): number {
  const seen = new Set<string>();
  let name: string | undefined = now;
  while (name !== undefined && !main.includes(name) && !seen.has(name)) {
    seen.add(name);
    const state: string = name;
    name = beside.find((one) => one.state === state)?.from;
  }
  return name === undefined ? -1 : main.indexOf(name);
}

function findState({ states }: RecordAnswer, name: string): RecordState | undefined {
  return states.find(({ value }) => value === name);
}

import { type CSSProperties, useMemo, useState } from 'react';
import { Icon, Link, useText } from 'sala/runtime';
import { readStepKey } from '../../shared/readStepKey.ts';
import type { Known } from '../parts/useKnown.ts';
import { useRecordTitles } from '../parts/useRecordTitles.ts';
import { useTimes } from '../parts/useTimes.ts';
import { JsonValue } from './JsonValue.tsx';
import { RunStatus } from './RunStatus.tsx';
import type { TakenStep } from './run.ts';
import { runTexts } from './runTexts.ts';
import { listAnswerers, StepOutcome } from './StepOutcome.tsx';
import type { Sentences } from './useSentences.ts';

const shownAtOnce = 200;

interface ShownSteps {
  failedStep?: string | null;
  steps: readonly ShownStep[];
}

/** A step that was only tried may not have reached the world. */
type ShownStep = TakenStep & { pretended?: boolean };

interface Props {
  run: ShownSteps;
  known: Known;
  sentences: Sentences;
  failedId?: string;
  /** The run can go on at each of them. */
  onRetake?: (key: string, sentence: string) => void;
}

/** The steps that a run took, in the order in which they began. */
export function RunSteps({ run: { steps, failedStep }, known, sentences, failedId, onRetake }: Props) {
  const say = useText(runTexts);
  const [wanted, setWanted] = useState(shownAtOnce);
  // The step that failed is always among those that are shown.
  const most = Math.max(wanted, steps.findIndex(({ key }) => key === failedStep) + 1);
  const references = useMemo(() => ({ user: listAnswerers(steps) }), [steps]);
  const { titleOf } = useRecordTitles(references, known);
  const nameOf = (person: string) => titleOf('user', person) ?? person;
  if (steps.length === 0) return <p className="w-runs__none">{say('noSteps')}</p>;
  return (
    <>
      <h3>{say('steps')}</h3>
      <ol className="w-runs__steps">
        {steps.slice(0, most).map((step) => (
          <Taken
            key={step.key}
            step={step}
            sentence={sentences(step)}
            id={step.key === failedStep ? failedId : undefined}
            {...{ nameOf, onRetake }}
          />
        ))}
      </ol>
      {steps.length > most && (
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          onClick={() => setWanted(most + shownAtOnce)}
        >
          {say('moreSteps', { count: Math.min(shownAtOnce, steps.length - most) })}
        </button>
      )}
    </>
  );
}

interface TakenProps extends Pick<Props, 'onRetake'> {
  step: ShownStep;
  sentence: string;
  nameOf: (person: string) => string;
  /** Of the step that can be gone to. */
  id: string | undefined;
}

function Taken({ step, sentence, nameOf, id, onRetake }: TakenProps) {
  const say = useText(runTexts);
  const { moment, between } = useTimes();
  const { uid, depth, items, isJoin } = readStepKey(step.key);
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      style={{ '--w-depth': depth } as CSSProperties}
      data-failed={step.status === 'failed' || undefined}
    >
      <p>
        <span>{sentence}</span>
        {!isJoin && <code>{uid}</code>}
        <RunStatus status={step.status} />
        {onRetake && !isJoin && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            aria-label={say('retakeOf', { step: sentence })}
            onClick={() => onRetake(step.key, sentence)}
          >
            {say('retake')}
          </button>
        )}
      </p>
      <small>
        {[
          ...items.map((number) => say('item', { number })),
          moment(step.startedAt),
          step.finishedAt && between(step.startedAt, step.finishedAt),
          step.pretended && say('pretended'),
          step.attempts > 1 && say('attempts', { count: step.attempts }),
          step.status === 'waiting' && step.waitUntil && say('until', { time: moment(step.waitUntil) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {step.error && (
        <p className="w-runs__error">
          <Icon name="circle-alert" size={16} /> {step.error}
        </p>
      )}
      <StepOutcome {...{ step, nameOf }} />
      {step.mail && <MailState {...step.mail} />}
      <JsonValue label={say('input')} value={step.input} />
      <JsonValue label={say('output')} value={step.output} />
    </li>
  );
}

/** The step is done when its mail is queued; what became of that comes later. */
function MailState({ status, error }: NonNullable<TakenStep['mail']>) {
  const say = useText(runTexts);
  const isWell = status === 'sent' || (status === 'waiting' && !error);
  return (
    <p className={isWell ? 'w-runs__facts' : 'w-runs__error'}>
      {say(`mail_${status}`)}
      {error && `: ${error}`} {!isWell && <Link to="/setup/monitor?jobs.kind=mails">{say('mails')}</Link>}
    </p>
  );
}

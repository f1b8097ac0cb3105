import { type CSSProperties, useMemo, useState } from 'react';
import { Icon, useLanguage, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { describeStep, joinPieces } from '../../shared/describeStep.ts';
import { listLines } from '../../shared/listLines.ts';
import { readStepKey } from '../../shared/readStepKey.ts';
import { namesOf } from '../parts/namesOf.ts';
import type { Known } from '../parts/useKnown.ts';
import { useTimes } from '../parts/useTimes.ts';
import { JsonValue } from './JsonValue.tsx';
import { RunStatus } from './RunStatus.tsx';
import type { TakenStep } from './run.ts';
import { runTexts } from './runTexts.ts';

const shownAtOnce = 200;

interface ShownSteps {
  definition: unknown;
  failedStep?: string | null;
  steps: readonly ShownStep[];
}

/** A step that was only tried may not have reached the world. */
type ShownStep = TakenStep & { pretended?: boolean };

/** The steps that a run took, in the order in which they began. */
export function RunSteps({ run, known, failedId }: { run: ShownSteps; known: Known; failedId?: string }) {
  const { definition, steps, failedStep } = run;
  const say = useText(runTexts);
  const language = useLanguage();
  const [wanted, setWanted] = useState(shownAtOnce);
  // The step that failed is always among those that are shown.
  const most = Math.max(wanted, steps.findIndex(({ key }) => key === failedStep) + 1);
  const sentences = useMemo(() => {
    const lines = listLines((definition ?? {}) as JsonObject, known.steps); // as it is stored
    return new Map(
      lines.flatMap((line) =>
        line.kind === 'step'
          ? [
              [
                String(line.step.uid),
                joinPieces(describeStep(line.step, { type: line.type, language, names: namesOf(known) })),
              ] as const,
            ]
          : [],
      ),
    );
  }, [definition, language, known]);
  if (steps.length === 0) return <p className="w-runs__none">{say('noSteps')}</p>;
  return (
    <>
      <h3>{say('steps')}</h3>
      <ol className="w-runs__steps">
        {steps.slice(0, most).map((step) => (
          <Taken key={step.key} step={step} sentences={sentences} id={step.key === failedStep ? failedId : undefined} />
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

interface TakenProps {
  step: ShownStep;
  sentences: ReadonlyMap<string, string>;
  /** Of the step that can be gone to. */
  id: string | undefined;
}

function Taken({ step, sentences, id }: TakenProps) {
  const say = useText(runTexts);
  const { moment, between } = useTimes();
  const { uid, depth, items } = readStepKey(step.key);
  return (
    <li
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      style={{ '--w-depth': depth } as CSSProperties}
      data-failed={step.status === 'failed' || undefined}
    >
      <p>
        <span>{sentences.get(uid) ?? step.code}</span>
        <code>{uid}</code>
        <RunStatus status={step.status} />
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
      <JsonValue label={say('input')} value={step.input} />
      <JsonValue label={say('output')} value={step.output} />
    </li>
  );
}

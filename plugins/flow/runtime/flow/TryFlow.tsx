import { useId, useState } from 'react';
import { Dialog, DialogActions, FieldFrame, useText } from 'sala/runtime';
import type { JsonObject } from 'sala/schemas';
import { RunSteps } from '../flow_runs/RunSteps.tsx';
import { useSentences } from '../flow_runs/useSentences.ts';
import { readJsonObject } from '../parts/readJsonObject.ts';
import { SampleInput } from '../parts/SampleInput.tsx';
import type { Known } from '../parts/useKnown.ts';
import { useSample } from '../parts/useSample.ts';
import { tryTexts } from './tryTexts.ts';
import { useTrial } from './useTrial.ts';
import '../flow_runs/flow_runs.css';

interface Props {
  definition: JsonObject;
  known: Known;
  /** The uid of the selected step. */
  step: string | undefined;
  onClose: () => void;
}

/** Tries the flow as it is written, with sample data: what went in and came out of each step, and nothing left the system. */
export function TryFlow({ definition, known, step, onClose }: Props) {
  const say = useText(tryTexts);
  const sample = useSample(definition);
  const sentences = useSentences(definition, known);
  const [extent, setExtent] = useState<'all' | 'until' | 'only'>(step ? 'until' : 'all');
  const [send, setSend] = useState(false);
  const id = useId();
  const { trial, busy, refusal, run } = useTrial();
  const input = readJsonObject(sample.typed);
  const start = () => {
    if (!input) return;
    void run({ definition, input, send, ...(step && extent !== 'all' && { [extent]: step }) });
  };
  return (
    <Dialog
      title={say('title')}
      text={say('lead')}
      onClose={onClose}
      actions={
        <DialogActions
          action={say(send ? 'runAndSend' : 'run')}
          leave={say('close')}
          isReady={!busy && input !== undefined}
          onClose={onClose}
          onAction={start}
        />
      }
    >
      <div className="w-flow__try">
        <SampleInput {...{ sample, known }} label={say('input')} />
        {step && (
          <FieldFrame id={`${id}-extent`} label={say('extent')}>
            <select
              id={`${id}-extent`}
              className="s-input"
              value={extent}
              onChange={({ target }) => setExtent(target.value as typeof extent)} // one of the options
            >
              <option value="until">{say('until', { step })}</option>
              <option value="only">{say('only', { step })}</option>
              <option value="all">{say('all')}</option>
            </select>
          </FieldFrame>
        )}
        <label className="w-flow__check">
          <input type="checkbox" checked={send} onChange={({ target }) => setSend(target.checked)} />
          {say('send')}
        </label>
        {refusal && (
          <p className="s-field__error" role="alert">
            {refusal}
          </p>
        )}
        {trial && (
          <section className="w-runs" aria-label={say('result')}>
            <p role="status">
              {say(trial.status)}
              {trial.error && `: ${trial.error}`}
            </p>
            <RunSteps run={trial} {...{ known, sentences }} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

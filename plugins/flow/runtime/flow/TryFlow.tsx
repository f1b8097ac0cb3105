import { useEffect, useId, useState } from 'react';
import { Dialog, FieldFrame, useRecords, useText } from 'sala/runtime';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import { RunSteps } from '../flow_runs/RunSteps.tsx';
import type { Known } from '../parts/useKnown.ts';
import { readJsonObject } from './readJsonObject.ts';
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
  const [typed, setTyped] = useSample(definition);
  const [extent, setExtent] = useState<'all' | 'until' | 'only'>(step ? 'until' : 'all');
  const [send, setSend] = useState(false);
  const id = useId();
  const { trial, busy, refusal, run } = useTrial();
  const input = readJsonObject(typed);
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
        <>
          <button type="button" className="s-button s-button--outline" onClick={onClose}>
            {say('close')}
          </button>
          <button type="button" className="s-button s-button--primary" disabled={busy || !input} onClick={start}>
            {say(send ? 'runAndSend' : 'run')}
          </button>
        </>
      }
    >
      <div className="w-flow__try">
        <FieldFrame
          id={`${id}-input`}
          label={say('input')}
          help={say('inputHelp')}
          error={input ? undefined : say('broken')}
        >
          <textarea
            id={`${id}-input`}
            className="s-input w-flow__code"
            rows={6}
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </FieldFrame>
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
            <RunSteps run={{ definition, steps: trial.steps }} known={known} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** What the first trigger would give: of a record, the newest one. */
function useSample(definition: JsonObject): [string, (text: string) => void] {
  const records = useRecords();
  const [typed, setTyped] = useState(() => write(sampleOf(definition)));
  const collection = readCollection(definition);
  useEffect(() => {
    if (!collection) return;
    let isHere = true;
    records(collection)
      .find({ limit: 1 })
      .then(
        ({ data: [record] }) =>
          isHere &&
          record &&
          setTyped(write({ collection, id: record.id, record: record as JsonObject, before: null })),
        () => undefined, // then it is typed
      );
    return () => {
      isHere = false;
    };
  }, [collection, records]);
  return [typed, setTyped];
}

const write = (value: Json) => JSON.stringify(value, null, 2);

function firstTrigger({ triggers }: JsonObject): JsonObject | undefined {
  const [first] = Array.isArray(triggers) ? triggers : [];
  return isJsonObject(first) ? first : undefined;
}

function readCollection(definition: JsonObject): string | undefined {
  const trigger = firstTrigger(definition);
  const name = trigger?.code === 'record' && isJsonObject(trigger.params) ? trigger.params.collection : undefined;
  return typeof name === 'string' ? name : undefined;
}

function sampleOf(definition: JsonObject): JsonObject {
  return firstTrigger(definition)?.code === 'form' ? { answers: {}, title: '', sender: null } : {};
}

import { useRef, useState } from 'react';
import { type Calls, useCallMessage, useCalls } from 'sala/runtime';
import type { Json, JsonObject } from 'sala/schemas';
import type { TakenStep } from '../flow_runs/run.ts';

type Answer = Calls['POST /api/flow-try']['answer']['data'];
type Given = Calls['POST /api/flow-try']['body'];

export interface Trial extends Omit<Answer, 'steps'> {
  steps: (TakenStep & { pretended: boolean })[];
}

/** Trials of a flow; what steps gave is kept for the trial of one alone. */
export function useTrial() {
  const call = useCalls();
  const explain = useCallMessage();
  const [trial, setTrial] = useState<Trial>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const gave = useRef<Record<string, Json>>({});

  async function run(given: Given) {
    setBusy(true);
    setRefusal('');
    try {
      const { data } = await call('POST /api/flow-try', { body: { ...given, steps: gave.current as JsonObject } }); // JSON
      for (const { key, status, output } of data.steps)
        if (status === 'done') gave.current[key.split('/').at(-1) ?? key] = output as Json; // an answer is JSON
      setTrial({ ...data, steps: data.steps.map((step) => ({ ...step, attempts: 1, waitUntil: null, mail: null })) });
    } catch (error) {
      setTrial(undefined);
      setRefusal(explain(error));
    }
    setBusy(false);
  }

  return { trial, busy, refusal, run };
}

import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../../schemas/index.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Calls } from '../../api/createCalls.ts';
import { useCalls } from '../../context/useCalls.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { performStep } from './performStep.ts';
import { type AskedStep, StepDialog } from './StepDialog.tsx';

type Run = Calls['GET /api/flow-run/{id}/page']['answer']['data'];

export interface FollowedRunProps {
  run: string;
  /** Hears that a dialog asks or tells something. */
  onAsked?: () => void;
  /** Hears how the run ended; what it waits for that is no page is not waited for here. */
  onEnd: (status: Run['status']) => void;
}

const shown = new Set(['alert', 'prompt', 'countdown']);
const pauses = [200, 300, 500, 1000, 2000];

/** Follows a run, and does on this page what its steps ask of the page. */
export function FollowedRun({ run, onAsked, onEnd }: FollowedRunProps) {
  const call = useCalls();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedStep>();
  const hears = useRef({ onAsked, onEnd });
  hears.current = { onAsked, onEnd };
  const answer = (key: string, given: JsonObject) =>
    call('POST /api/flow-run/{id}/answer', { params: { id: run }, body: { key, answer: given } });

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once a step was answered
  useEffect(() => {
    if (asked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let isHere = true;
    async function look() {
      const { data } = await call('GET /api/flow-run/{id}/page', { params: { id: run } });
      if (!isHere) return;
      const next = data.asked as AskedStep | null; // params are JSON
      if (next && shown.has(next.code)) {
        setAsked(next);
        return hears.current.onAsked?.();
      }
      if (next) {
        await answer(next.key, {});
        performStep(next, navigate);
      } else if (!['queued', 'running'].includes(data.status)) return hears.current.onEnd(data.status);
      timer = setTimeout(tryLook, pauses[Math.min(turn++, pauses.length - 1)]);
    }
    // A lost connection or somebody else's answer changes nothing: the run says itself what is next.
    const tryLook = () =>
      void look().catch((error: unknown) => {
        if (!isHere) return;
        if (error instanceof ApiError && [401, 404].includes(error.status)) return hears.current.onEnd('cancelled');
        timer = setTimeout(tryLook, pauses.at(-1));
      });
    tryLook();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [asked, run]);

  if (!asked) return null;
  const give = async (given: JsonObject) => {
    await answer(asked.key, given);
    setAsked(undefined);
  };
  return <StepDialog key={asked.key} asked={asked} onAnswer={give} />;
}

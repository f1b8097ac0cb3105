import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../../../schemas/index.ts';
import { ApiError } from '../../api/ApiError.ts';
import type { Calls } from '../../api/createCalls.ts';
import { useCalls } from '../../context/useCalls.ts';
import { useNavigate } from '../../context/useNavigate.ts';
import { isAccountStep } from './accountSteps.ts';
import { performStep } from './performStep.ts';
import { type AskedStep, StepDialog } from './StepDialog.tsx';
import { useAccountSteps } from './useAccountSteps.ts';

type Run = Calls['GET /api/flow-run/{id}/page']['answer']['data'];

export interface FollowedRunProps {
  run: string;
  /** What is filled in on the page. */
  readField: (name: string) => string;
  /** Called when a dialog asks or shows something. */
  onAsked?: () => void;
  /** Called when the run waits for something other than a page: an answer of others, or a time. It is followed until it ends. */
  onWaiting: () => void;
  /** Called with how the run ended, and whether it opened another page. */
  onEnd: (status: Run['status'], left: boolean) => void;
}

const shown = new Set(['alert', 'prompt', 'countdown']);
const ended = new Set<Run['status']>(['done', 'failed', 'cancelled']);
const loadPage = (path: string) => location.assign(path);
const pauses = [60, 90, 150, 300, 500, 1000, 2000];
/** A run that waits for others may do so for days; the channel says when it goes on, this is for when there is none. */
const waitingPause = 30_000;

/** Follows a run, and does on this page what its steps ask of the page. */
export function FollowedRun({ run, readField, onAsked, onWaiting, onEnd }: FollowedRunProps) {
  const call = useCalls();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedStep>();
  const handlers = useRef({ onAsked, onWaiting, onEnd });
  handlers.current = { onAsked, onWaiting, onEnd };
  // It may be a step of a sub-flow.
  const answer = ({ run: id, key }: AskedStep, given: JsonObject) =>
    call('POST /api/flow-run/{id}/answer', { params: { id }, body: { key, answer: given } });
  const account = useAccountSteps(readField);
  const left = useRef(false);
  const perform = async (step: AskedStep) => {
    if (isAccountStep(step)) return account.perform(step, (given) => answer(step, given));
    await answer(step, {});
    left.current ||= step.code === 'redirect';
    performStep(step, account.hasEntered() ? loadPage : navigate);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again once a step was answered
  useEffect(() => {
    if (asked) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    let isHere = true;
    let isWaiting = false;
    async function look() {
      clearTimeout(timer);
      if (!isHere) return;
      const { data } = await call('GET /api/flow-run/{id}/page', { params: { id: run } });
      if (!isHere) return;
      const next = data.asked as AskedStep | null; // params are JSON
      if (next && shown.has(next.code)) {
        isHere = false;
        setAsked(next);
        return handlers.current.onAsked?.();
      }
      if (next) await perform(next);
      else if (ended.has(data.status)) return end(data.status);
      const waits = !next && data.status === 'waiting';
      if (waits && !isWaiting) handlers.current.onWaiting();
      isWaiting = waits;
      timer = setTimeout(tryLook, waits ? waitingPause : pauses[Math.min(turn++, pauses.length - 1)]);
    }
    function end(status: Run['status']) {
      isHere = false;
      // No content drawn for a visitor may stay.
      if (account.hasEntered() && !left.current) location.reload();
      else handlers.current.onEnd(status, left.current);
    }
    const tryLook = oneAfterTheOther(() =>
      look().catch((error: unknown) => {
        if (isHere && isGone(error)) end('cancelled');
        else if (isHere) timer = setTimeout(tryLook, pauses.at(-1));
      }),
    );
    const stop = follow(run, tryLook);
    return () => {
      isHere = false;
      clearTimeout(timer);
      stop();
    };
  }, [asked, run]);

  if (!asked) return null;
  const give = async (given: JsonObject) => {
    await answer(asked, given);
    setAsked(undefined);
  };
  return <StepDialog key={asked.key} asked={asked} onAnswer={give} />;
}

/** A lost connection or somebody else's answer changes nothing: the run says itself what is next. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && [401, 404].includes(error.status);
}

/** What is asked for during the work is done once more after it. */
function oneAfterTheOther(work: () => Promise<void>): () => void {
  let isWorking = false;
  let isAskedAgain = false;
  const start = () => {
    isAskedAgain = isWorking;
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => {
      isWorking = false;
      if (isAskedAgain) start();
    });
  };
  return start;
}

/** Looks at once, and when the server says that there is something to see; without a channel, the page asks again and again. */
function follow(run: string, look: () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  look();
  import('../../api/realtime/channel.ts').then(
    ({ getChannel }) => {
      if (!isOver) stop = getChannel().follow(run, look);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

import { useEffect, useRef, useState } from 'react';
import {
  addressHref,
  ConfirmDialog,
  Link,
  showToast,
  useCallMessage,
  useCalls,
  useLanguage,
  useText,
} from 'sala/runtime';
import { flowTriggerTypes, readText } from 'sala/schemas';
import type { Known } from '../parts/useKnown.ts';
import { useTimes } from '../parts/useTimes.ts';
import { JsonValue } from './JsonValue.tsx';
import { RetakeDialog, type RetakenStep } from './RetakeDialog.tsx';
import { RunStatus } from './RunStatus.tsx';
import { RunSteps } from './RunSteps.tsx';
import { isOpen, sayPerson, type WholeRun } from './run.ts';
import { runTexts } from './runTexts.ts';
import { useSentences } from './useSentences.ts';

interface Props {
  uid: string;
  run: WholeRun;
  known: Known;
  /** Somebody opened it on this page, rather than the page with it. */
  isOpened: boolean;
  onOpen: (run: string | undefined) => void;
  /** Something was done with it: its data is to be read again. */
  onChanged: () => void;
}

/** One run: how it stands, what can be done with it, and every step that it took. */
export function RunDetail({ uid, run, known, isOpened, onOpen, onChanged }: Props) {
  const say = useText(runTexts);
  const { moment, between } = useTimes();
  const title = useLastingFocus(run, isOpened);
  const failed = `${uid}-failed`;
  const sentences = useSentences(run.definition, known);
  const [retaken, setRetaken] = useState<RetakenStep>();
  const taken = run.steps.find(({ key }) => key === run.failedStep);
  const failedStep = taken ? sentences(taken) : run.failedStep;
  const trigger = useTriggerTitle(run);
  // Only whoever may change flows is shown what a run is made of.
  const mayRetake = run.definition !== null && !isOpen(run.status);
  const link = (to: string | undefined, text: string) => (
    <a
      href={addressHref(uid, { run: to })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(to);
      }}
    >
      {text}
    </a>
  );
  return (
    <>
      <p>‹ {link(undefined, say('back'))}</p>
      <header className="w-runs__head">
        <h2 ref={title} tabIndex={-1}>
          {run.flowTitle === null ? (
            say('removedFlow')
          ) : (
            <Link to={`/setup/workflow/${encodeURIComponent(run.flow)}`}>{run.flowTitle}</Link>
          )}
        </h2>
        <RunStatus status={run.status} />
        <RunActions run={run} onOpen={onOpen} onChanged={onChanged} />
      </header>
      {run.about && (
        <p>
          {say('about')} {run.about.path ? <Link to={run.about.path}>{run.about.title}</Link> : run.about.title}
        </p>
      )}
      <p className="w-runs__facts">
        {[
          moment(run.createdAt),
          sayPerson(run, say),
          say(isOpen(run.status) ? 'lasts' : 'took', { time: between(run.createdAt, run.finishedAt) }),
          say('version', { version: run.version }),
          trigger && say('triggered', { trigger }),
        ]
          .filter(Boolean)
          .join(' · ')}
        {run.parent && <> · {link(run.parent, say('parent'))}</>}
      </p>
      {run.error && (
        <p className="w-runs__error" role="status">
          {failedStep && <strong>{say('failedAt', { step: failedStep })}: </strong>}
          {run.error}{' '}
          {taken && (
            <button
              type="button"
              className="s-button s-button--outline s-button--small"
              onClick={() => document.getElementById(failed)?.focus()}
            >
              {say('showFailed')}
            </button>
          )}
        </p>
      )}
      <JsonValue label={say('input')} value={run.input} />
      <RunSteps
        {...{ run, known, sentences }}
        failedId={failed}
        onRetake={mayRetake ? (key, sentence) => setRetaken({ key, sentence }) : undefined}
      />
      {retaken && <RetakeDialog {...{ run, onChanged }} step={retaken} onClose={() => setRetaken(undefined)} />}
    </>
  );
}

/** What started it by itself. */
function useTriggerTitle({ trigger }: WholeRun): string | undefined {
  const language = useLanguage();
  const type = flowTriggerTypes[String(trigger?.code ?? '')];
  return type && readText(type.title, language);
}

/** Its title takes the focus when what had it went away: the line of a list that was opened, a button that this state has not. */
function useLastingFocus({ status }: WholeRun, isOpened: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isOpened ? undefined : status);
  useEffect(() => {
    if (shown.current !== status && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    shown.current = status;
  }, [status]);
  return title;
}

function RunActions({ run, onOpen, onChanged }: Pick<Props, 'run' | 'onOpen' | 'onChanged'>) {
  const say = useText(runTexts);
  const call = useCalls();
  const explain = useCallMessage();
  const [asked, setAsked] = useState<'cancel' | 'again' | 'newest'>();
  const params = { id: run.id };
  async function resume(newest = false) {
    try {
      await call('POST /api/flow-run/{id}/resume', { params, ...(newest && { query: { newest } }) });
      showToast({ title: say('resumed'), kind: 'success' });
    } catch (error) {
      showToast({ title: explain(error), kind: 'error' });
    }
    onChanged();
  }
  const cancel = async () => {
    await call('POST /api/flow-run/{id}/cancel', { params });
    showToast({ title: say('cancelledNow'), kind: 'success' });
    onChanged();
  };
  const again = async () => {
    const { data } = await call('POST /api/flow-run/{id}/again', { params });
    showToast({ title: say('started'), kind: 'success' });
    onOpen(data.id);
  };
  const button = (label: string, onClick: () => void, look: string) => (
    <button type="button" className={`s-button s-button--${look} s-button--small`} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <span className="w-runs__actions">
      {isOpen(run.status) && button(say('cancel'), () => setAsked('cancel'), 'outline')}
      {run.status === 'failed' && button(say('resume'), () => void resume(), 'primary')}
      {run.flowTitle !== null &&
        (run.status === 'failed' || run.status === 'cancelled') &&
        button(say('resumeNewest'), () => setAsked('newest'), 'outline')}
      {run.status === 'cancelled' && button(say('goOn'), () => void resume(), 'primary')}
      {run.flowTitle !== null && !isOpen(run.status) && button(say('again'), () => setAsked('again'), 'outline')}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={say('cancel')}
          text={say('cancelText')}
          action={say('cancel')}
          danger
          perform={cancel}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'newest' && (
        <ConfirmDialog
          title={say('resumeNewest')}
          text={say('resumeNewestText')}
          action={say('goOn')}
          perform={() => resume(true)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'again' && (
        <ConfirmDialog
          title={say('again')}
          text={say('againText')}
          action={say('again')}
          perform={again}
          onClose={() => setAsked(undefined)}
        />
      )}
    </span>
  );
}

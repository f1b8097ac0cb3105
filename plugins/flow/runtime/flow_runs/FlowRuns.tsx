import { useRef, useState } from 'react';
import { RunFollower, useLanguage, useText, useWidgetAddress, useWidgetData, type WidgetViewProps } from 'sala/runtime';
import { useKnown } from '../parts/useKnown.ts';
import { ExportFlow } from './ExportFlow.tsx';
import { RunDetail } from './RunDetail.tsx';
import { RunFlow } from './RunFlow.tsx';
import { RunList } from './RunList.tsx';
import { isOpen, type Run, type WholeRun } from './run.ts';
import { runTexts } from './runTexts.ts';
import { usePolling } from './usePolling.ts';
import './flow_runs.css';

/** Runs of flows, and one of them with its steps. */
export function FlowRuns({ object, data }: WidgetViewProps<{ ofFlow: boolean }>) {
  const say = useText(runTexts);
  const language = useLanguage();
  const known = useKnown();
  const [address, change] = useWidgetAddress(object.uid);
  const { pending, refresh } = useWidgetData(object.uid);
  const list = data.runs as unknown as { data: Run[]; next: string | null } | null | undefined; // what listFlowRuns answers
  const whole = (data.run as unknown as { data: WholeRun } | null | undefined)?.data; // what readFlowRun answers
  const shown = address.run ? whole && [whole] : list?.data;
  const reread = usePolling(object.uid, shown?.some(({ status }) => isOpen(status)) ?? false);
  /** Where the person who moved between list and run came from; what they clicked is gone with its focus. */
  const left = useRef<string>(undefined);
  const open = (run: string | undefined) => {
    left.current = address.run ?? 'list';
    change({ run }, { push: true });
  };
  const [started, setStarted] = useState<string>();
  const isMissing = !shown && !pending;
  return (
    <section className="w-runs" aria-labelledby={`${object.uid}-title`} lang={language}>
      {object.ofFlow ? (
        <header className="w-runs__head">
          <h2 id={`${object.uid}-title`}>{say('title')}</h2>
          <span className="w-runs__actions">
            <RunFlow
              known={known}
              onStarted={(run) => {
                setStarted(run);
                open(run);
              }}
            />
            <ExportFlow />
          </span>
        </header>
      ) : (
        <h1 id={`${object.uid}-title`}>{say('title')}</h1>
      )}
      {started && (
        <RunFollower
          key={started}
          run={started}
          readField={() => ''}
          onAsked={() => undefined}
          onWaiting={() => undefined}
          onEnd={() => setStarted(undefined)}
        />
      )}
      {isMissing && (
        <div className="w-runs__none" role="alert">
          <p>{say(address.run ? 'missing' : 'failedToLoad')}</p>
          <button type="button" className="s-button s-button--outline s-button--small" onClick={refresh}>
            {say('retry')}
          </button>
        </div>
      )}
      {address.run
        ? whole && (
            <RunDetail
              key={whole.id}
              {...{ uid: object.uid, run: whole, known }}
              isOpened={left.current !== undefined}
              onOpen={open}
              onChanged={reread}
            />
          )
        : list && (
            <RunList
              {...{ uid: object.uid, list, address, change, known }}
              ofFlow={object.ofFlow}
              left={left.current}
              onOpen={open}
            />
          )}
    </section>
  );
}

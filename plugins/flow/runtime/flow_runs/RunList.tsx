import { useEffect, useRef } from 'react';
import { addressHref, type ChangeAddress, useText } from 'sala/runtime';
import { flowRunStates, type WidgetAddress } from 'sala/schemas';
import type { Known } from '../parts/useKnown.ts';
import { useTimes } from '../parts/useTimes.ts';
import { RunStatus } from './RunStatus.tsx';
import { isOpen, type Run, sayPerson } from './run.ts';
import { runTexts } from './runTexts.ts';
import { useSentences } from './useSentences.ts';

interface Props {
  uid: string;
  list: { data: Run[]; next: string | null };
  address: WidgetAddress;
  change: ChangeAddress;
  known: Known;
  ofFlow: boolean;
  /** The run that was shown before the list. */
  left: string | undefined;
  onOpen: (run: string) => void;
}

/** The newest runs, by state and flow. */
export function RunList({ uid, list, address, change, known, ofFlow, left, onOpen }: Props) {
  const say = useText(runTexts);
  const { status, flow, after } = address;
  const sentences = useSentences(null, known);
  const failedStep = ({ failedStep: key, failedCode: code }: Run) =>
    key !== null && code !== null ? sentences({ key, code }) : undefined;
  const isFiltered = Boolean(status || flow || after);
  const filter = (name: 'status' | 'flow', value: string) => change({ [name]: value || undefined, after: undefined });
  return (
    <>
      <div className="w-runs__filters">
        <select
          className="s-input"
          aria-label={say('status')}
          value={status ?? ''}
          onChange={({ target }) => filter('status', target.value)}
        >
          <option value="">{say('anyStatus')}</option>
          {flowRunStates.map((state) => (
            <option key={state} value={state}>
              {say(state)}
            </option>
          ))}
        </select>
        {!ofFlow && (
          <select
            className="s-input"
            aria-label={say('flow')}
            value={flow ?? ''}
            onChange={({ target }) => filter('flow', target.value)}
          >
            <option value="">{say('anyFlow')}</option>
            {flow && !(flow in known.flows) && <option value={flow}>{say('removedFlow')}</option>}
            {Object.entries(known.flows).map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </div>
      {list.data.length === 0 ? (
        <p className="w-runs__none">{say(isFiltered ? 'noneFound' : 'none')}</p>
      ) : (
        <ul className="w-runs__list">
          {list.data.map((run) => (
            <RunLine
              key={run.id}
              {...{ uid, run, onOpen }}
              failedStep={failedStep(run)}
              hasTitle={!ofFlow}
              isLeft={run.id === left}
            />
          ))}
        </ul>
      )}
      <p className="w-runs__pages">
        {after && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            onClick={() => change({ after: undefined }, { push: true })}
          >
            {say('newest')}
          </button>
        )}
        {list.next && (
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            onClick={() => change({ after: list.next ?? undefined }, { push: true })}
          >
            {say('older')}
          </button>
        )}
      </p>
    </>
  );
}

interface LineProps extends Pick<Props, 'uid' | 'onOpen'> {
  run: Run;
  failedStep: string | undefined;
  hasTitle: boolean;
  isLeft: boolean;
}

function RunLine({ uid, run, failedStep, hasTitle, isLeft, onOpen }: LineProps) {
  const say = useText(runTexts);
  const { moment, between } = useTimes();
  const took = between(run.createdAt, run.finishedAt);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isLeft && document.activeElement === document.body) link.current?.focus();
  }, [isLeft]);
  return (
    <li>
      <a
        ref={link}
        href={addressHref(uid, { run: run.id })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(run.id);
        }}
      >
        {hasTitle ? (
          (run.flowTitle ?? say('removedFlow'))
        ) : (
          <time dateTime={run.createdAt}>{moment(run.createdAt)}</time>
        )}
      </a>
      <RunStatus status={run.status} />
      <small>
        {[
          hasTitle && moment(run.createdAt),
          run.about?.title,
          sayPerson(run, say),
          say(isOpen(run.status) ? 'lasts' : 'took', { time: took }),
          failedStep && say('failedAt', { step: failedStep }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}

import { addressHref, Link, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { readChoice, readPage } from '../../shared/readAddress.ts';
import { Pager } from '../parts/Pager.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useScreen } from '../parts/useScreen.ts';
import { JobList } from './JobList.tsx';
import { type JobsAnswer, jobKinds, jobStates, type ServerState } from './job.ts';
import { jobPageSize } from './jobs.ts';
import { jobTexts, kindTexts, stateTexts } from './jobTexts.ts';
import { ServerPanel } from './ServerPanel.tsx';
import './jobs.css';

/** What is done in the background: by kind and state, to be done again or called off; for root the processes too. */
export function Jobs({ object, data }: WidgetViewProps<object>) {
  const say = useText(jobTexts);
  const sayState = useText(stateTexts);
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.jobs as unknown as JobsAnswer | undefined; // what config.jobs answers
  const server = data?.server as unknown as { data: ServerState } | null | undefined; // what config.serverState answers
  const screen = useScreen(object.uid, answer !== undefined);
  const kind = readChoice(address.kind, jobKinds) || jobKinds[0];
  return (
    <Panel
      title={say('title')}
      lead={say('lead')}
      {...screen.panel}
      tools={
        <Link to="/support/flow" className="s-button s-button--outline s-button--small">
          {say('runs')}
        </Link>
      }
    >
      {answer && (
        <>
          <Kinds
            uid={object.uid}
            counts={answer.counts}
            kind={kind}
            onOpen={(to) => change({ kind: to, state: undefined, page: undefined }, { push: true })}
          />
          <div className="w-config__filter">
            <select
              className="s-input"
              aria-label={say('state')}
              value={readChoice(address.state, jobStates)}
              onChange={({ target }) => change({ state: target.value || undefined, page: undefined }, { push: true })}
            >
              <option value="">{say('every')}</option>
              {jobStates.map((state) => (
                <option key={state} value={state}>
                  {sayState(state)}
                </option>
              ))}
            </select>
          </div>
          <JobList kind={kind} jobs={answer.data} screen={screen} />
          <Pager
            uid={object.uid}
            page={readPage(address)}
            pages={Math.max(1, Math.ceil(answer.total / jobPageSize))}
            count={answer.total > 0 ? say('total', { total: answer.total }) : ''}
            onPage={(to) => change({ page: to === 1 ? undefined : String(to) }, { push: true })}
          />
        </>
      )}
      {server && <ServerPanel server={server.data} />}
    </Panel>
  );
}

interface KindsProps {
  uid: string;
  counts: JobsAnswer['counts'];
  kind: string;
  onOpen: (kind: string) => void;
}

/** The kinds of jobs as links, each with what waits and what has failed. */
function Kinds({ uid, counts, kind, onOpen }: KindsProps) {
  const say = useText(jobTexts);
  const name = useText(kindTexts);
  return (
    <nav className="w-jobs__kinds" aria-label={say('title')}>
      {counts.map((one) => (
        <a
          key={one.kind}
          href={addressHref(uid, { kind: one.kind, state: undefined, page: undefined })}
          aria-current={one.kind === kind ? 'page' : undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen(one.kind);
          }}
        >
          <strong>{name(one.kind)}</strong>
          <span className="w-config__quiet">
            {one.waiting > 0 ? say('waitingCount', { count: one.waiting }) : say('quiet')}
          </span>
          {one.failed > 0 && <span className="w-jobs__failed">{say('failedCount', { count: one.failed })}</span>}
        </a>
      ))}
    </nav>
  );
}

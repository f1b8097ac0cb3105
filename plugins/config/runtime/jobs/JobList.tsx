import { useState } from 'react';
import { ConfirmDialog, FoldTitle, Link, useLanguage, useMoment, useText } from 'sala/runtime';
import { effectTitles, noticeTopicTitles, readText, type Text } from 'sala/schemas';
import type { useScreen } from '../parts/useScreen.ts';
import { sayFailure } from '../webhooks/sayFailure.ts';
import { eventTexts } from '../webhooks/webhookTexts.ts';
import type { Job, JobKind } from './job.ts';
import { jobTexts, stateTexts, wayTexts } from './jobTexts.ts';
import { MailDialog } from './MailDialog.tsx';

interface Props {
  kind: JobKind;
  jobs: Job[];
  screen: ReturnType<typeof useScreen>;
}

const repeatable = ['failed', 'cancelled', 'kept', 'waiting'];
const cancellable = ['waiting', 'failed', 'kept'];

export function JobList({ kind, jobs, screen }: Props) {
  const say = useText(jobTexts);
  const [cancelled, setCancelled] = useState<Job>();
  const [mail, setMail] = useState<string>();
  const pathOf = (job: Job) => `/api/jobs/${kind}/${encodeURIComponent(job.id)}`;
  if (jobs.length === 0) return <p className="w-config__card w-config__empty">{say('none')}</p>;
  return (
    <>
      <ul className="w-config__card w-config__list w-config__list--padded" data-pending={screen.pending || undefined}>
        {jobs.map((job) => (
          <JobLine
            key={job.id}
            kind={kind}
            job={job}
            busy={screen.busy}
            onRead={kind === 'mails' ? () => setMail(job.id) : undefined}
            onAgain={() => screen.send({ method: 'POST', path: `${pathOf(job)}/again`, done: say('againDone') })}
            onCancel={() => setCancelled(job)}
          />
        ))}
      </ul>
      {cancelled && (
        <ConfirmDialog
          title={say('cancelOf', { what: cancelled.what })}
          text={say('cancelText')}
          action={say('cancel')}
          danger
          perform={async () => {
            await screen.send({ method: 'DELETE', path: pathOf(cancelled), done: say('cancelled') });
          }}
          onClose={() => setCancelled(undefined)}
        />
      )}
      {mail !== undefined && <MailDialog id={mail} onClose={() => setMail(undefined)} />}
    </>
  );
}

/** What is not done at once: its next try, or a mail of the evening. */
function isLater({ attempts, createdAt, nextAt }: Job): boolean {
  return attempts > 0 || Date.parse(nextAt ?? '') - Date.parse(createdAt) > 60_000;
}

/** What a job does, in the words of the reader. */
function useWhat(kind: JobKind, { what, said }: Job): string {
  const language = useLanguage();
  if (kind === 'effects') return readText(effectTitles[what] ?? what, language);
  if (kind === 'recalculations') return said;
  if (kind === 'webhooks')
    return what.replace(/: (\w+)$/, (_, event: string) => `: ${readText(eventTexts[event] ?? event, language)}`);
  if (kind !== 'notices') return what;
  const [way = '', topic = ''] = what.split(': ');
  const titles: Readonly<Record<string, Text>> = noticeTopicTitles;
  return [wayTexts[way] ?? way, titles[topic] ?? topic].map((words) => readText(words, language)).join(': ');
}

interface LineProps {
  kind: JobKind;
  job: Job;
  busy: boolean;
  onRead: (() => void) | undefined;
  onAgain: () => void;
  onCancel: () => void;
}

function JobLine({ kind, job, busy, onRead, onAgain, onCancel }: LineProps) {
  const say = useText(jobTexts);
  const sayState = useText(stateTexts);
  const tell = useMoment();
  const language = useLanguage();
  const { about, said, state, attempts, error, why, createdAt, nextAt } = job;
  const what = useWhat(kind, job);
  const [done = '', corrected = ''] = about.split('/');
  const facts = [
    sayState(state),
    kind === 'recalculations' ? say('computed', { done, corrected }) : said,
    attempts > 1 && say('attempts', { count: attempts }),
    nextAt && isLater(job) && say('nextAt', { when: tell(nextAt) }),
  ];
  const button = (label: string, name: string, onClick: () => void) => (
    <button
      type="button"
      className="s-button s-button--small s-button--outline"
      aria-label={name}
      disabled={busy}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li>
      <span className="w-jobs__what">
        <strong data-failed={state === 'failed' || undefined}>{what}</strong>
        <small className="w-config__quiet">{facts.filter(Boolean).join(' · ')}</small>
        {error && <small className="w-jobs__error">{why ?? sayFailure(error, language)}</small>}
        {error && why && (
          <details className="w-jobs__detail">
            <FoldTitle>{say('detail')}</FoldTitle>
            <code>{error}</code>
            {kind === 'mails' && state !== 'done' && <Link to="/setup/gateway">{say('mailSettings')}</Link>}
          </details>
        )}
      </span>
      <span className="w-config__line">
        <time dateTime={createdAt}>{tell(createdAt)}</time>
        {onRead && button(say('read'), say('readOf', { what }), onRead)}
        {repeatable.includes(state) && button(say('again'), say('againOf', { what }), onAgain)}
        {cancellable.includes(state) && button(say('cancel'), say('cancelOf', { what }), onCancel)}
      </span>
    </li>
  );
}

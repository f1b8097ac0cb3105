import { useState } from 'react';
import {
  ApiError,
  Link,
  showToast,
  useApi,
  useCallMessage,
  useMoment,
  useRecords,
  useRefreshPage,
  useText,
  useWidgetData,
  type WidgetViewProps,
} from 'sala/runtime';
import type { ShownAnswer, ShownSubmission } from '../../shared/inbox.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { submissionTexts } from './submissionTexts.ts';
import './submission.css';

/** A form that was sent: its answers, who takes care of it, and the replies to it. */
export function Submission({ object, data }: WidgetViewProps<object>) {
  const say = useText(submissionTexts);
  const { refresh, pending } = useWidgetData(object.uid);
  const { busy, assign, reply } = useSubmission();
  const writeTime = useMoment();
  const shown = data?.submission as unknown as ShownSubmission | undefined; // what the source forms.submission answers
  if (!shown)
    return (
      <div className="w-submission">
        <p role="status">{say('unreadable')}</p>
        <button type="button" className="s-button s-button--outline" disabled={pending} onClick={refresh}>
          {say('again')}
        </button>
      </div>
    );
  return (
    <div className="w-submission">
      <section>
        <h2>{shown.form || say('answers')}</h2>
        <small>
          {say('sentAt')} <time dateTime={shown.sentAt}>{writeTime(shown.sentAt)}</time>
        </small>
        {shown.answers.length === 0 && <p>{say('noAnswers')}</p>}
        <Answers answers={shown.answers} />
        {shown.attached.length > 0 && (
          <details>
            <summary>{say('attached')}</summary>
            <Answers answers={shown.attached} />
          </details>
        )}
      </section>
      <section>
        {shown.run && <FlowOf run={shown.run} />}
        <label className="w-submission__assignee">
          {say('assignee')}
          <select
            className="s-input"
            value={shown.assignee}
            disabled={busy}
            onChange={({ currentTarget }) => assign(shown.id, currentTarget.value)}
          >
            <option value="">{say('nobody')}</option>
            {shown.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <h2>{say('replies')}</h2>
        <Replies replies={shown.replies} />
        {shown.email === null ? (
          <p>{say('noEmail')}</p>
        ) : (
          <ReplyForm to={shown.email} busy={busy} onSend={(text) => reply(shown, text)} />
        )}
      </section>
    </div>
  );
}

function Answers({ answers }: { answers: ShownSubmission['answers'] }) {
  return (
    <dl>
      {answers.map(({ name, title, value, chosen, files }) => (
        <div key={name}>
          <dt>{title ?? name}</dt>
          <dd>{files ? <Files files={files} /> : (chosen ?? value) || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Files({ files }: { files: NonNullable<ShownAnswer['files']> }) {
  return (
    <ul>
      {files.map(({ name, link }) => (
        <li key={link}>
          <a href={link} target="_blank" rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The flow that its sending started. */
function FlowOf({ run }: { run: NonNullable<ShownSubmission['run']> }) {
  const say = useText(submissionTexts);
  const title = run.flowTitle ?? say('removedFlow');
  const path = `/support/flow?runs.run=${encodeURIComponent(run.id)}`;
  return (
    <p className="w-submission__flow" data-failed={run.status === 'failed' || undefined}>
      {say('flow')}: {run.mayOpen ? <Link to={path}>{title}</Link> : title} · {say(run.status)}
    </p>
  );
}

function Replies({ replies }: { replies: ShownSubmission['replies'] }) {
  const say = useText(submissionTexts);
  const writeTime = useMoment();
  return (
    <ol>
      {replies.map(({ text, to, by, at, mail }) => (
        <li key={at}>
          <small>
            {say('sentBy', { by, to })} · <time dateTime={at}>{writeTime(at)}</time>
          </small>
          <p>{text}</p>
          {mail && (
            <small data-mail={mail.status}>
              {say(`mail_${mail.status}`)}
              {mail.status === 'failed' && mail.error && ` · ${mail.error}`}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Changes of the form: each says that it was done, or why not. */
function useSubmission() {
  const api = useApi();
  const submissions = useRecords()('form_submission');
  const say = useText(submissionTexts);
  const explain = useCallMessage();
  // The events above are for the version before this change.
  const refresh = useRefreshPage();
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<unknown>, done: 'assigned' | 'sent'): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      showToast({ title: say(done), kind: 'success' });
      refresh();
      return true;
    } catch (refusal) {
      showToast({ title: explain(refusal), kind: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    assign: (id: string, assignee: string) => run(() => submissions.update(id, { assignee }), 'assigned'),
    // Whoever answers has taken it up.
    reply: ({ id, isNew }: ShownSubmission, text: string) =>
      run(async () => {
        await api('/api/form/answer', { method: 'POST', body: { id, text } });
        if (isNew) await submissions.transition(id, 'TAKE_UP').catch(isTakenUp);
      }, 'sent'),
  };
}

/** Somebody else was faster: the mail is sent all the same. */
function isTakenUp(refusal: unknown): void {
  if (!(refusal instanceof ApiError && refusal.code === 'transition_not_allowed')) throw refusal;
}

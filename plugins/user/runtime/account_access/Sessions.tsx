import { useState } from 'react';
import { forgetWork, useApi, useMoment, useSession, useText } from 'sala/runtime';
import { ConfirmForm } from '../account_security/ConfirmForm.tsx';
import { Note } from '../parts/Note.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { accessTexts } from './accessTexts.ts';
import { describeDevice } from './describeDevice.ts';

interface ListedSession {
  id: string;
  current: boolean;
  site: string;
  seenAt: string;
  address: string | null;
  device: string | null;
}

interface Ending {
  /** What is done, as its button says. */
  title: string;
  end: (proof: { password?: string }) => Promise<unknown>;
}

/** The person's sessions on this and other sites; each can be ended by whoever knows the password. */
export function Sessions() {
  const say = useText(accessTexts);
  const api = useApi();
  const { user } = useSession();
  const answer = useAnswer<ListedSession[]>('/api/account/sessions');
  const { busy, refusal, run } = useCall();
  const [confirming, setConfirming] = useState<Ending>();

  const end = (ending: Ending, proof: { password?: string } = {}) =>
    run(
      async () => {
        await ending.end(proof);
        setConfirming(undefined);
      },
      ({ code }) => {
        if (code === 'password_needed') setConfirming(ending);
        return code === 'password_needed';
      },
    );

  const endOne = (id: string, title: string) =>
    end({
      title,
      end: async (body) => {
        await api(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE', body });
        await answer.reload();
      },
    });

  const endAll = (keepThis: boolean) =>
    end({
      title: say(keepThis ? 'endOthers' : 'endAll'),
      end: async (proof) => {
        await api('/api/account/signout-everywhere', { method: 'POST', body: { keepThis, ...proof } });
        if (keepThis) return answer.reload();
        forgetWork(user?.id);
        location.assign('/');
      },
    });

  return (
    <AnswerSection title={say('sessions')} answer={answer}>
      {(sessions) => (
        <>
          {!confirming && <Note>{refusal}</Note>}
          <ul className="w-account__list">
            {sessions.map((session) => (
              <SessionLine
                key={session.id}
                session={session}
                busy={busy}
                onEnd={(title) => endOne(session.id, title)}
              />
            ))}
          </ul>
          {confirming ? (
            <ConfirmForm
              asksPassword
              submit={confirming.title}
              busy={busy}
              refusal={refusal}
              onSubmit={(proof) => end(confirming, proof)}
              onCancel={() => setConfirming(undefined)}
            />
          ) : (
            <EndAll hasOthers={sessions.length > 1} busy={busy} onEnd={endAll} />
          )}
        </>
      )}
    </AnswerSection>
  );
}

function EndAll({ hasOthers, busy, onEnd }: { hasOthers: boolean; busy: boolean; onEnd: (keepThis: boolean) => void }) {
  const say = useText(accessTexts);
  return (
    <div className="w-account__actions">
      {hasOthers && (
        <button type="button" className="s-button s-button--outline" disabled={busy} onClick={() => onEnd(true)}>
          {say('endOthers')}
        </button>
      )}
      <button type="button" className="s-button s-button--outline" disabled={busy} onClick={() => onEnd(false)}>
        {say('endAll')}
      </button>
    </div>
  );
}

interface LineProps {
  session: ListedSession;
  busy: boolean;
  onEnd: (title: string) => void;
}

function SessionLine({ session, busy, onEnd }: LineProps) {
  const say = useText(accessTexts);
  const tell = useMoment();
  const device = describeDevice(session.device) ?? say('unknownDevice');
  return (
    <li>
      <div className="w-account__what">
        <strong>
          {device}
          {session.current && <span className="w-account__badge">{say('thisDevice')}</span>}
        </strong>
        <span>
          {session.site} · {session.address ?? say('unknownAddress')} · {tell(session.seenAt)}
        </span>
      </div>
      {!session.current && (
        <button
          type="button"
          className="s-button s-button--outline s-button--small"
          aria-label={say('endOf', { device })}
          disabled={busy}
          onClick={() => onEnd(say('endOf', { device }))}
        >
          {say('end')}
        </button>
      )}
    </li>
  );
}

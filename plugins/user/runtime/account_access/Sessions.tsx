import { forgetWork, useApi, useSession, useText } from 'sala/runtime';
import { Note } from '../parts/Note.tsx';
import { useAnswer } from '../parts/useAnswer.ts';
import { useCall } from '../parts/useCall.ts';
import { AnswerSection } from './AnswerSection.tsx';
import { accessTexts } from './accessTexts.ts';
import { describeDevice } from './describeDevice.ts';
import { useMoment } from './useMoment.ts';

interface ListedSession {
  id: string;
  current: boolean;
  site: string;
  seenAt: string;
  address: string | null;
  device: string | null;
}

/** The person's sessions on this and other sites; each can be ended. */
export function Sessions() {
  const say = useText(accessTexts);
  const api = useApi();
  const { user } = useSession();
  const answer = useAnswer<ListedSession[]>('/api/account/sessions');
  const { busy, refusal, run } = useCall();

  const endOne = (id: string) =>
    run(async () => {
      await api(`/api/account/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
      await answer.reload();
    });

  const endAll = (keepThis: boolean) =>
    run(async () => {
      await api('/api/account/signout-everywhere', { method: 'POST', body: { keepThis } });
      if (keepThis) return answer.reload();
      forgetWork(user?.id);
      location.assign('/');
    });

  return (
    <AnswerSection title={say('sessions')} answer={answer}>
      {(sessions) => (
        <>
          <Note>{refusal}</Note>
          <ul className="w-account__list">
            {sessions.map((session) => (
              <SessionLine key={session.id} session={session} busy={busy} onEnd={() => endOne(session.id)} />
            ))}
          </ul>
          <div className="w-account__actions">
            {sessions.length > 1 && (
              <button type="button" className="s-button s-button--outline" disabled={busy} onClick={() => endAll(true)}>
                {say('endOthers')}
              </button>
            )}
            <button type="button" className="s-button s-button--outline" disabled={busy} onClick={() => endAll(false)}>
              {say('endAll')}
            </button>
          </div>
        </>
      )}
    </AnswerSection>
  );
}

function SessionLine({ session, busy, onEnd }: { session: ListedSession; busy: boolean; onEnd: () => void }) {
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
          onClick={onEnd}
        >
          {say('end')}
        </button>
      )}
    </li>
  );
}

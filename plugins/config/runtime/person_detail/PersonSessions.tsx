import { defaultAccessRoles } from 'sala/engine';
import { Link, useMoment, useSession, useText } from 'sala/runtime';
import type { PersonDetail, PersonSession } from '../parts/personAnswer.ts';
import type { useScreen } from '../parts/useScreen.ts';
import { personTexts } from './personTexts.ts';

interface Props {
  person: PersonDetail;
  sessions: PersonSession[];
  mayEnd: boolean;
  screen: ReturnType<typeof useScreen>;
}

/** The person's sessions on this site; each can be ended, and its open pages controlled remotely. */
export function PersonSessions({ person, sessions, mayEnd, screen }: Props) {
  const say = useText(personTexts);
  const tell = useMoment();
  const { role } = useSession();
  const end = (session: PersonSession) =>
    screen.send({
      method: 'DELETE',
      path: `/api/people/${encodeURIComponent(person.id)}/sessions/${session.id}`,
      done: say('sessionEnded'),
    });
  if (sessions.length === 0) return <p className="w-config__empty">{say('noSessions')}</p>;
  return (
    <>
      {mayEnd && defaultAccessRoles.includes(role) && (
        <p>
          <Link
            className="s-button s-button--small s-button--outline"
            to={`/site/remote?person=${encodeURIComponent(person.id)}`}
          >
            {say('remote')}
          </Link>
        </p>
      )}
      <ul className="w-config__list">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{tell(session.seenAt)}</strong>
              <small className="w-config__quiet">
                {[session.address, session.device?.slice(0, 80)].filter(Boolean).join(' · ')}
              </small>
            </span>
            {mayEnd && (
              <button
                type="button"
                className="s-button s-button--small s-button--outline"
                aria-label={say('endOf', { when: tell(session.seenAt) })}
                disabled={screen.busy}
                onClick={() => end(session)}
              >
                {say('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

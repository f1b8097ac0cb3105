import { canChangePerson } from 'sala/engine';
import { Avatar, Link, useMoment, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { LogList } from '../parts/LogList.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { PersonDetail as Person, PersonAnswer, PersonSite } from '../parts/personAnswer.ts';
import { Section } from '../parts/Section.tsx';
import { useRoleName } from '../parts/useRoleName.ts';
import { useScreen } from '../parts/useScreen.ts';
import { PersonActions } from './PersonActions.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { personTexts } from './personTexts.ts';

/** Details and actions of one person of the site. */
export function PersonDetail({ object, data }: WidgetViewProps<object>) {
  const say = useText(personTexts);
  const { role, user } = useSession();
  const answer = data?.person as unknown as PersonAnswer | undefined; // what the source config.person answers
  const screen = useScreen(object.uid, answer !== undefined);
  const person = answer?.person?.data;
  const isSelf = person?.id === user?.id;
  const mayChange = person !== undefined && canChangePerson(role, person.role);
  return (
    <Panel
      title={person?.name ?? say('title')}
      back={{ to: '/user/dashboard', title: say('people') }}
      {...screen.panel}
      tools={
        person &&
        mayChange &&
        !person.guest && (
          <Link className="s-button s-button--primary" to={`/user/edit/${encodeURIComponent(person.id)}`}>
            {say('edit')}
          </Link>
        )
      }
    >
      {answer?.person === null && <p className="w-config__empty">{say('missing')}</p>}
      {person && (
        <>
          <States person={person} />
          <div className="w-config__columns">
            <Section title={say('profile')}>
              <Facts person={person} />
            </Section>
            <Section title={say('actions')}>
              {mayChange ? (
                <PersonActions person={person} isSelf={isSelf} screen={screen} />
              ) : (
                <p className="w-config__quiet">{say('above')}</p>
              )}
            </Section>
            <Section title={say('sites')}>
              <Sites sites={answer?.sites?.data ?? []} />
            </Section>
            <Section title={say('sessions')}>
              <PersonSessions
                person={person}
                sessions={answer?.sessions?.data ?? []}
                mayEnd={mayChange}
                screen={screen}
              />
            </Section>
            <Section title={say('signIns')}>
              <LogList lines={answer?.signIns?.data ?? []} about="one" />
            </Section>
            <Section title={say('changes')}>
              <LogList lines={answer?.changes?.data ?? []} about="one" />
            </Section>
          </div>
        </>
      )}
    </Panel>
  );
}

function States({ person }: { person: Person }) {
  const say = useText(personTexts);
  const tell = useMoment();
  const roleName = useRoleName();
  const states: [boolean, string, string][] = [
    [person.disabled, say('disabledState', { when: tell(person.disabledAt) }), 'off'],
    [person.lockedUntil !== null, say('lockedState', { when: tell(person.lockedUntil) }), 'off'],
    [person.mustReset, say('mustResetState'), 'open'],
    [!person.hasPassword, say('noPassword'), 'open'],
    [person.guest, say('guest'), 'open'],
    [person.secondFactor, say('secondFactorOn'), 'good'],
  ];
  return (
    <div className="w-config__who w-config__who--large">
      <Avatar name={person.name} image={person.avatar} size="large" />
      <span>
        <span>{[roleName(person.role), person.ownRole].filter(Boolean).join(' · ')}</span>
        <span className="w-config__badges">
          {states
            .filter(([holds]) => holds)
            .map(([, text, kind]) => (
              <span key={text} className={`w-config__badge w-config__badge--${kind}`}>
                {text}
              </span>
            ))}
        </span>
      </span>
    </div>
  );
}

function Facts({ person }: { person: Person }) {
  const say = useText(personTexts);
  const tell = useMoment();
  const facts: [string, string | null | undefined][] = [
    [say('email'), person.email && `${person.email}${person.emailVerified ? '' : ` (${say('unconfirmed')})`}`],
    [say('username'), person.username === person.email ? undefined : person.username],
    [say('phone'), person.phone],
    [say('citizen'), person.citizen],
    [say('joined'), tell(person.joinedAt)],
  ];
  return (
    <dl className="w-config__facts">
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
    </dl>
  );
}

function Sites({ sites }: { sites: PersonSite[] }) {
  const say = useText(personTexts);
  const roleName = useRoleName();
  return (
    <ul className="w-config__list">
      {sites.map((site) => (
        <li key={site.id}>
          <span>
            <strong>
              {site.name}
              {site.current && <span className="w-config__badge">{say('thisSite')}</span>}
              {site.home && <span className="w-config__badge">{say('home')}</span>}
            </strong>
            <small className="w-config__quiet">{site.host}</small>
          </span>
          <span>{site.disabled ? say('shutOut') : roleName(site.role)}</span>
        </li>
      ))}
    </ul>
  );
}

import { type FormEvent, useDeferredValue, useState } from 'react';
import { canChangePerson, canGiveRole } from 'sala/engine';
import { useLanguage, useSession, useText, type WidgetViewProps } from 'sala/runtime';
import { roleNames, roles } from 'sala/schemas';
import { Panel } from '../parts/Panel.tsx';
import { Scroll } from '../parts/Scroll.tsx';
import { useCall, useSend } from '../parts/useCall.ts';
import { peopleTexts } from './peopleTexts.ts';

interface Person {
  id: string;
  name: string;
  email: string | null;
  role: string;
  disabled: boolean;
  signedInAt: string | null;
}

/** The people of a site: found, given roles, shut out and let in, asked in. */
export function PeopleList(_: WidgetViewProps<object>) {
  const say = useText(peopleTexts);
  const [search, setSearch] = useState('');
  const [role, setRole] = useState('');
  const [page, setPage] = useState(1);
  const query = new URLSearchParams({ search: useDeferredValue(search), role, page: String(page), limit: '50' });
  const { answer, failure, reload } = useCall<Person[]>(`/api/people?${query}`);
  const { send, notice, busy } = useSend(say('done'));
  const act = async (method: 'POST' | 'PUT', path: string, body: object) => {
    await send(method, path, body);
    reload();
  };
  const total = answer?.total ?? 0;
  return (
    <Panel
      title={say('title')}
      notice={failure ? { text: failure, failed: true } : notice}
      loading={!answer && !failure}
      tools={
        <>
          <input
            className="s-input"
            type="search"
            aria-label={say('search')}
            placeholder={say('search')}
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
          <RoleSelect label={say('role')} value={role} empty={say('everyRole')} names={roleNames} onChange={setRole} />
        </>
      }
    >
      <Invite busy={busy} onInvite={(body) => act('POST', '/api/invitations', body)} />
      <Scroll label={say('title')}>
        <table className="w-config__table">
          <thead>
            <tr>
              <th>{say('name')}</th>
              <th>{say('email')}</th>
              <th>{say('role')}</th>
              <th>{say('lastSignIn')}</th>
              <th>{say('actions')}</th>
            </tr>
          </thead>
          <tbody>
            {answer?.data.map((person) => (
              <PersonLine key={person.id} person={person} onAct={act} />
            ))}
          </tbody>
        </table>
        {answer?.data.length === 0 && <p className="w-config__quiet">{say('nobody')}</p>}
      </Scroll>
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          {say('back')}
        </button>
        <span className="w-config__quiet">{say('count', { total })}</span>
        <button
          type="button"
          className="s-button s-button--outline"
          disabled={page * 50 >= total}
          onClick={() => setPage(page + 1)}
        >
          {say('next')}
        </button>
      </div>
    </Panel>
  );
}

type Act = (method: 'POST' | 'PUT', path: string, body: object) => Promise<void>;

function PersonLine({ person, onAct }: { person: Person; onAct: Act }) {
  const say = useText(peopleTexts);
  const language = useLanguage();
  const session = useSession();
  const path = `/api/people/${encodeURIComponent(person.id)}`;
  const { name, disabled: isOff } = person;
  const isSelf = person.id === session.user?.id;
  const mayChange = !isSelf && canChangePerson(session.role, person.role);
  const when = new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const names = roleNames.filter((role) => role === person.role || canGiveRole(session.role, role));
  return (
    <tr>
      <td>
        {name} {isOff && <span className="w-config__quiet">· {say('off')}</span>}
      </td>
      <td>{person.email}</td>
      <td>
        <RoleSelect
          label={say('roleOf', { name })}
          value={person.role}
          names={names}
          disabled={!mayChange}
          onChange={(role) => onAct('PUT', `${path}/role`, { role })}
        />
      </td>
      <td>{person.signedInAt ? when.format(new Date(person.signedInAt)) : '–'}</td>
      <td>
        {mayChange && (
          <span className="w-config__line">
            <button
              type="button"
              className="s-button s-button--small s-button--outline"
              onClick={() => onAct('POST', `${path}/${isOff ? 'enable' : 'disable'}`, {})}
            >
              {say(isOff ? 'enable' : 'disable')}
            </button>
            <button
              type="button"
              className="s-button s-button--small s-button--quiet"
              onClick={() => onAct('POST', `${path}/reset`, {})}
            >
              {say('reset')}
            </button>
          </span>
        )}
      </td>
    </tr>
  );
}

interface RoleSelectProps {
  label: string;
  value: string;
  names: string[];
  empty?: string;
  disabled?: boolean;
  onChange(role: string): void;
}

function RoleSelect({ label, value, names, empty, disabled, onChange }: RoleSelectProps) {
  const language = useLanguage();
  return (
    <select
      className="s-input"
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {empty && <option value="">{empty}</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {roles[name]?.[language] ?? name}
        </option>
      ))}
    </select>
  );
}

function Invite({ busy, onInvite }: { busy: boolean; onInvite(body: { email: string; role: string }): Promise<void> }) {
  const say = useText(peopleTexts);
  const session = useSession();
  const [role, setRole] = useState('user');
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await onInvite({ email: String(new FormData(form).get('email') ?? ''), role });
    form.reset();
  }
  return (
    <form className="w-config__line" onSubmit={handleSubmit}>
      <input
        className="s-input"
        name="email"
        type="email"
        required
        aria-label={say('inviteEmail')}
        placeholder={say('inviteEmail')}
      />
      <RoleSelect
        label={say('inviteRole')}
        value={role}
        names={roleNames.filter((name) => canGiveRole(session.role, name))}
        onChange={setRole}
      />
      <button type="submit" className="s-button s-button--primary" disabled={busy}>
        {say('invite')}
      </button>
    </form>
  );
}

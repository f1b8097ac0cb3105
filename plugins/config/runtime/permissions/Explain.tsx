import { type FormEvent, useState } from 'react';
import { type Choice, useApi, useCallMessage, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { PersonSearch } from './PersonSearch.tsx';
import { permissionTexts } from './permissionTexts.ts';
import { actions, type Permitted } from './permitted.ts';

interface Explained {
  allowed: boolean;
  text: string;
  name?: string;
}

/** Explains why a person may or may not do something. */
export function Explain({ permitted }: { permitted: Permitted }) {
  const say = useText(permissionTexts);
  const language = useLanguage();
  const api = useApi();
  const explain = useCallMessage();
  const [person, setPerson] = useState<Choice>();
  const [role, setRole] = useState('user');
  const [about, setAbout] = useState('');
  const [action, setAction] = useState('read');
  const [answer, setAnswer] = useState<Explained>();
  const isCollection = about.startsWith('collection ');

  async function ask(event: FormEvent) {
    event.preventDefault();
    const [kind = '', name = ''] = about.split(' ');
    const query = new URLSearchParams(person ? { user: person.id } : { role });
    query.set(kind, name);
    if (isCollection) query.set('action', action);
    setAnswer(
      await api<{ data: Explained }>(`/api/permissions/explain?${query}`).then(
        ({ data }) => data,
        (error: unknown) => ({ allowed: false, text: explain(error) }),
      ),
    );
  }

  return (
    <form className="w-config__group" onSubmit={ask}>
      <h2>{say('why')}</h2>
      <div className="w-permissions__question">
        <PersonSearch
          person={person}
          onChoose={(chosen) => {
            setPerson(chosen);
            setAnswer(undefined);
          }}
        />
        {!person && (
          <div className="s-field">
            <span className="s-field__label">{say('orRole')}</span>
            <RoleSelect
              label={say('orRole')}
              value={role}
              names={permitted.roles}
              own={permitted.ownRoles}
              onChange={setRole}
            />
          </div>
        )}
        <label className="s-field">
          <span className="s-field__label">{say('about')}</span>
          <select className="s-input" value={about} required onChange={(event) => setAbout(event.target.value)}>
            <option value="">{say('choose')}</option>
            {permitted.plugins.map(({ id, title }) => (
              <optgroup key={id} label={readText(title, language) || id}>
                {permitted.collections
                  .filter(({ plugin }) => plugin === id)
                  .map((one) => (
                    <option key={one.name} value={`collection ${one.name}`}>
                      {say('dataOf', { title: readText(one.title, language) })}
                    </option>
                  ))}
                {permitted.routes
                  .filter(({ plugin }) => plugin === id)
                  .map(({ path, title: name }) => (
                    <option key={path} value={`path ${path}`}>
                      {say('pageOf', { title: readText(name, language), path })}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        {isCollection && (
          <label className="s-field">
            <span className="s-field__label">{say('action')}</span>
            <select className="s-input" value={action} onChange={(event) => setAction(event.target.value)}>
              {actions.map((name) => (
                <option key={name} value={name}>
                  {say(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="s-button s-button--primary">
          {say('ask')}
        </button>
      </div>
      <p role="status" className={answer && `w-config__answer ${answer.allowed ? '' : 'w-config__answer--no'}`}>
        {answer && (
          <>
            <strong>{say(answer.allowed ? 'can' : 'cannot', { name: answer.name ?? '' })}</strong> {answer.text}
          </>
        )}
      </p>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { useText } from 'sala/runtime';
import { roleNames } from 'sala/schemas';
import { peopleSorts, peopleStates, type readPeopleAddress } from '../../shared/listPeopleData.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import { peopleTexts } from './peopleTexts.ts';

interface Props {
  uid: string;
  asked: ReturnType<typeof readPeopleAddress>;
  onChange: (changes: Record<string, string | undefined>) => void;
}

const typingMs = 250;

/** A GET form whose fields are the object's address parameters; with scripts it applies without being submitted. */
export function PeopleFilter({ uid, asked, onChange }: Props) {
  const say = useText(peopleTexts);
  const roleName = useRoleName();
  const [typed, setTyped] = useState(asked.search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (typed === asked.search) return;
    const timer = setTimeout(() => onChange({ q: typed || undefined }), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form className="w-config__filter" method="get" onSubmit={(event) => event.preventDefault()}>
      <input
        className="s-input"
        type="search"
        name={`${uid}.q`}
        aria-label={say('search')}
        placeholder={say('search')}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      <select
        className="s-input"
        name={`${uid}.role`}
        aria-label={say('role')}
        value={asked.role}
        onChange={(event) => onChange({ role: event.target.value || undefined })}
      >
        <option value="">{say('everyRole')}</option>
        {roleNames.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        name={`${uid}.state`}
        aria-label={say('state')}
        value={asked.status}
        onChange={(event) => onChange({ state: event.target.value || undefined })}
      >
        <option value="">{say('everyState')}</option>
        {peopleStates.map((state) => (
          <option key={state} value={state}>
            {say(state)}
          </option>
        ))}
      </select>
      <select
        className="s-input"
        name={`${uid}.sort`}
        aria-label={say('sort')}
        value={asked.sort}
        onChange={(event) => onChange({ sort: event.target.value === '-joined' ? undefined : event.target.value })}
      >
        {peopleSorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(sort)}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="s-button s-button--outline">
          {say('search')}
        </button>
      </noscript>
    </form>
  );
}

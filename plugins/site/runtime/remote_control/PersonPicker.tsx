import { useEffect, useId, useState } from 'react';
import { useApi, usePage, useText } from 'sala/runtime';
import { remoteTexts } from './remoteTexts.ts';

interface Person {
  id: string;
  firstname?: string;
  lastname?: string;
  name?: string;
  email?: string | null;
}

const restMs = 200;

/** Someone of this site, found by a few letters; whom the address names (`?person=`) is chosen from the start. */
export function PersonPicker({ everybody }: { everybody: boolean }) {
  const say = useText(remoteTexts);
  const api = useApi();
  const id = useId();
  const [search, setSearch] = useState('');
  const [people, setPeople] = useState<Person[]>([]);
  const named = new URLSearchParams(usePage().address).get('person');
  const [first, setFirst] = useState<Person>();
  const [chosen, setChosen] = useState('');

  useEffect(() => {
    if (!named) return;
    const gone = new AbortController();
    api<{ data: Person }>(`/api/people/${encodeURIComponent(named)}`, { signal: gone.signal }).then(
      ({ data }) => {
        setFirst(data);
        setChosen(data.id);
      },
      () => undefined, // no longer here: the list stands without them
    );
    return () => gone.abort();
  }, [api, named]);

  useEffect(() => {
    const gone = new AbortController();
    const timer = setTimeout(() => {
      api<{ data: Person[] }>(`/api/people?limit=50&search=${encodeURIComponent(search)}`, {
        signal: gone.signal,
      }).then(
        ({ data }) => setPeople(data),
        () => undefined, // whoever was found before stays
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [api, search]);

  const isShown = first !== undefined && search === '';
  const listed = isShown ? [first, ...people.filter(({ id: other }) => other !== first.id)] : people;
  const isListed = chosen === '*' ? everybody : listed.some((person) => person.id === chosen);
  return (
    <>
      <div className="s-field">
        <label className="s-field__label" htmlFor={id}>
          {say('find')}
        </label>
        <input
          id={id}
          type="search"
          className="s-input"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="s-field">
        <label className="s-field__label" htmlFor={`${id}-person`}>
          {say('person')}
        </label>
        <select
          id={`${id}-person`}
          name="to"
          className="s-input"
          required
          value={isListed ? chosen : everybody ? '*' : (listed[0]?.id ?? '')}
          onChange={({ target }) => setChosen(target.value)}
        >
          {everybody && <option value="*">{say('everybody')}</option>}
          {listed.map((person) => (
            <option key={person.id} value={person.id}>
              {nameOf(person)}
            </option>
          ))}
          {listed.length === 0 && !everybody && <option value="">{say('nobody')}</option>}
        </select>
      </div>
    </>
  );
}

function nameOf({ id, name, firstname, lastname, email }: Person): string {
  const full = name ?? [firstname, lastname].filter(Boolean).join(' ');
  return [full, email].filter(Boolean).join(' · ') || id;
}

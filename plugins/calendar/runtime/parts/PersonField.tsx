import { useEffect, useId, useState } from 'react';
import { useApi, useSession } from 'sala/runtime';

interface Person {
  id: string;
  name: string;
}

interface Props {
  label: string;
  /** Field of the name, and of the account where the collection keeps it. */
  nameField: string;
  idField: string;
  name?: string;
  id?: string;
}

/** Who is in charge: oneself or, for those who may see the people of the site, any of them; else a name is written. */
export function PersonField({ label, nameField, idField, name = '', id = '' }: Props) {
  const api = useApi();
  const { user } = useSession();
  const listId = useId();
  const [people, setPeople] = useState<Person[]>(user ? [user] : []);
  const [written, setWritten] = useState(name);
  useEffect(() => {
    api<{ data: Person[] }>('/api/people?limit=100&status=active').then(
      ({ data }) => setPeople(data.map((person) => ({ id: person.id, name: person.name }))),
      () => undefined, // not everybody may see the people of a site
    );
  }, [api]);
  const found = people.find((person) => person.name === written)?.id ?? (written === name ? id : '');
  return (
    <label className="s-field">
      <span className="s-field__label">{label}</span>
      <input
        className="s-input"
        name={nameField}
        maxLength={200}
        list={listId}
        autoComplete="off"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.id} value={person.name} />
        ))}
      </datalist>
      {idField && <input type="hidden" name={idField} value={found} />}
    </label>
  );
}

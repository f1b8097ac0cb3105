import { useEffect, useState } from 'react';
import { Combobox, useApi, useSession } from 'sala/runtime';

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

/** The person in charge: oneself, a person of the site (for those who may list them), or a typed name. */
export function PersonField({ label, nameField, idField, name = '', id = '' }: Props) {
  const api = useApi();
  const { user } = useSession();
  const [people, setPeople] = useState<Person[]>(user ? [user] : []);
  const [written, setWritten] = useState(name);
  useEffect(() => {
    api<{ data: Person[] }>('/api/people?limit=100&status=active').then(
      ({ data }) => setPeople(data.map((person) => ({ id: person.id, name: person.name }))),
      () => undefined, // not everybody may see the people of a site
    );
  }, [api]);
  const found = people.find((person) => person.name === written)?.id ?? (written === name ? id : '');
  const names = new Set(people.map((person) => person.name));
  return (
    <>
      <Combobox
        freeText
        label={label}
        name={nameField}
        maxLength={200}
        choices={[...names].map((each) => ({ id: each, title: each }))}
        value={written}
        onChange={setWritten}
      />
      {idField && <input type="hidden" name={idField} value={found} />}
    </>
  );
}

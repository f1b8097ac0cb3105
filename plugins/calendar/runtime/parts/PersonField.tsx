import { useEffect, useState } from 'react';
import { Combobox, useApi, useText } from 'sala/runtime';
import type { Person } from '../../shared/entries.ts';
import { calendarTexts } from './calendarTexts.ts';

interface Props {
  label: string;
  collection: string;
  /** Field that refers to a person, where the collection has one. */
  idField: string;
  /** Field of the name of somebody without an account. */
  nameField: string;
  person?: Person;
}

/** The person in charge: somebody of the site, or the name of somebody without an account. */
export function PersonField({ label, collection, nameField, idField, person }: Props) {
  const say = useText(calendarTexts);
  const api = useApi();
  const [people, setPeople] = useState<Person[]>(person?.id ? [person] : []);
  const [written, setWritten] = useState(person?.name ?? '');
  useEffect(() => {
    if (idField === '') return;
    let isOver = false;
    const query = new URLSearchParams({ collection, field: idField, search: written });
    api<{ data: Person[] }>(`/api/people/assignable?${query}`).then(
      ({ data }) => !isOver && setPeople((known) => joinPeople(known, data)),
      () => undefined, // the field holds no person, or is not theirs to fill in
    );
    return () => {
      isOver = true;
    };
  }, [api, collection, idField, written]);
  const kept = written === person?.name ? person.id : undefined;
  const id = kept ?? people.find(({ name }) => name === written)?.id ?? '';
  const isUnknown = idField !== '' && written !== '' && id === '';
  return (
    <>
      <Combobox
        freeText
        label={label}
        help={isUnknown ? say('noAccount') : undefined}
        maxLength={200}
        choices={[...new Set(people.map(({ name }) => name))].map((name) => ({ id: name, title: name }))}
        value={written}
        onChange={setWritten}
      />
      {nameField && <input type="hidden" name={nameField} value={id === '' ? written : ''} />}
      {idField && <input type="hidden" name={idField} value={id} />}
    </>
  );
}

function joinPeople(known: Person[], found: Person[]): Person[] {
  return [...new Map([...known, ...found].map((person) => [person.id, person])).values()];
}

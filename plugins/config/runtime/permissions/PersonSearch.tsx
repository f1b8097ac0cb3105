import { type Choice, Combobox, useApi, useText } from 'sala/runtime';
import type { ListedPerson, PeopleAnswer } from '../parts/person.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import { permissionTexts } from './permissionTexts.ts';

interface Props {
  person: Choice | undefined;
  onChoose: (person: Choice | undefined) => void;
}

/** Finds a person by name, email address or phone number. */
export function PersonSearch({ person, onChoose }: Props) {
  const say = useText(permissionTexts);
  const api = useApi();
  const roleName = useRoleName();
  async function search(typed: string, signal: AbortSignal) {
    const query = new URLSearchParams({ search: typed, limit: '20' });
    const { data } = await api<PeopleAnswer>(`/api/people?${query}`, { signal });
    return data.map(toChoice);
  }
  const toChoice = ({ id, name, role, email }: ListedPerson): Choice => ({
    id,
    title: name,
    note: `${roleName(role)} · ${email}`,
  });
  if (!person)
    return (
      <Combobox
        label={say('person')}
        placeholder={say('personHelp')}
        chosen={person}
        search={search}
        onChoose={onChoose}
      />
    );
  return (
    <div className="s-field">
      <span className="s-field__label">{say('person')}</span>
      <span className="w-permissions__person">
        <span>
          <strong>{person.title}</strong>
          <small className="w-config__quiet">{person.note}</small>
        </span>
        <button type="button" className="s-button s-button--small s-button--quiet" onClick={() => onChoose(undefined)}>
          {say('another')}
        </button>
      </span>
    </div>
  );
}

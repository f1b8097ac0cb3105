import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useApi, useText } from 'sala/runtime';
import type { ListedPerson, PeopleAnswer } from '../parts/person.ts';
import { useRoleName } from '../parts/useRoleName.ts';
import { permissionTexts } from './permissionTexts.ts';

interface Props {
  person: ListedPerson | undefined;
  onChoose: (person: ListedPerson | undefined) => void;
}

const typingMs = 200;

/** Finds one person by name, address or number: type, then choose by mouse or arrows. */
export function PersonSearch({ person, onChoose }: Props) {
  const say = useText(permissionTexts);
  const api = useApi();
  const roleName = useRoleName();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<ListedPerson[]>();
  const [active, setActive] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    setFound(undefined);
    if (typed.trim().length < 2) return;
    let wanted = true;
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ search: typed.trim(), limit: '8' });
      const answer = await api<PeopleAnswer>(`/api/people?${query}`).catch(() => undefined);
      if (!wanted) return;
      setFound(answer?.data ?? []);
      setActive(0);
    }, typingMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [typed]);

  function choose(chosen: ListedPerson | undefined) {
    onChoose(chosen);
    setTyped('');
    setFound(undefined);
  }
  function handleKey(event: KeyboardEvent) {
    if (!found) return;
    if (event.key === 'Escape') setFound(undefined);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (found[active]) choose(found[active]);
  }

  if (person)
    return (
      <div className="s-field">
        <span className="s-field__label">{say('person')}</span>
        <span className="w-permissions__person">
          <span>
            <strong>{person.name}</strong>
            <small className="w-config__quiet">
              {roleName(person.role)} · {person.email}
            </small>
          </span>
          <button type="button" className="s-button s-button--small s-button--quiet" onClick={() => choose(undefined)}>
            {say('another')}
          </button>
        </span>
      </div>
    );
  return (
    <div className="s-field w-permissions__search">
      <label className="s-field__label" htmlFor={id}>
        {say('person')}
      </label>
      <input
        id={id}
        className="s-input"
        role="combobox"
        autoComplete="off"
        placeholder={say('personHelp')}
        aria-expanded={found !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={found?.[active] ? `${id}-${active}` : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setFound(undefined)}
      />
      <div id={`${id}-list`} role="listbox" aria-label={say('person')} hidden={!found}>
        {found?.map((one, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
          <div
            key={one.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
          >
            <strong>{one.name}</strong>
            <small className="w-config__quiet">
              {roleName(one.role)} · {one.email}
            </small>
          </div>
        ))}
        {found?.length === 0 && <p className="w-config__quiet">{say('nobody')}</p>}
      </div>
    </div>
  );
}

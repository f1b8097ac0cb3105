import { useEffect, useState } from 'react';
import { Combobox, FieldFrame, Icon, useCalls, useText } from 'sala/runtime';
import { flowTexts } from '../parts/flowTexts.ts';
import type { ControlFrame } from './controlFrame.ts';
import { useParam } from './useParam.ts';

/** People of the site, found by name. */
export function PeopleControl({ path, label, help, required }: ControlFrame) {
  const say = useText(flowTexts);
  const call = useCalls();
  const { id, value, error, setValue } = useParam(path);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const names = useNames(chosen);
  const search = async (typed: string) => {
    const { data } = await call('GET /api/people', { query: { ...(typed && { search: typed }), limit: 20 } });
    return data
      .filter((person) => !chosen.includes(person.id))
      .map((person) => ({
        id: person.id,
        title: person.name || person.username,
        note: person.email ?? person.username,
      }));
  };
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={required} group="group">
      {chosen.length > 0 && (
        <ul className="w-flow__people">
          {chosen.map((one) => (
            <li key={one}>
              {names[one] ?? one}
              <button
                type="button"
                className="w-flow__tool"
                aria-label={say('removePerson', { name: names[one] ?? one })}
                onClick={() => setValue(chosen.length > 1 ? chosen.filter((other) => other !== one) : undefined)}
              >
                <Icon name="x" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        key={chosen.length}
        label={say('person')}
        hidesLabel
        placeholder={say('person')}
        chosen={undefined}
        search={search}
        onChoose={(choice) => choice && setValue([...chosen, choice.id])}
      />
    </FieldFrame>
  );
}

/** Names of people who were chosen before, asked once each. */
function useNames(ids: readonly string[]): Record<string, string> {
  const call = useCalls();
  const [names, setNames] = useState<Record<string, string>>({});
  const missing = ids.filter((id) => !(id in names) && !/[={]/.test(id)).join(' ');
  useEffect(() => {
    for (const id of missing.split(' ').filter(Boolean))
      call('GET /api/people/{id}', { params: { id } }).then(
        ({ data }) => setNames((known) => ({ ...known, [id]: data.name || data.username })),
        () => setNames((known) => ({ ...known, [id]: id })),
      );
  }, [call, missing]);
  return names;
}

import { useEffect, useState } from 'react';
import { type Choice, Combobox, useApi, usePage, useText } from 'sala/runtime';
import { remoteTexts } from './remoteTexts.ts';

interface Person {
  id: string;
  firstname?: string;
  lastname?: string;
  name?: string;
  email?: string | null;
}

/** Finds a person of this site; `?person=` preselects one. */
export function PersonPicker({ everybody }: { everybody: boolean }) {
  const say = useText(remoteTexts);
  const api = useApi();
  const named = new URLSearchParams(usePage().address).get('person');
  const [picked, setPicked] = useState<Choice>();
  const all: Choice = { id: '*', title: say('everybody') };
  const chosen = picked?.id === all.id && !everybody ? undefined : picked;

  useEffect(() => {
    if (!named) return;
    const gone = new AbortController();
    api<{ data: Person }>(`/api/people/${encodeURIComponent(named)}`, { signal: gone.signal }).then(
      ({ data }) => setPicked(toChoice(data)),
      () => undefined, // the person is no longer on the site
    );
    return () => gone.abort();
  }, [api, named]);

  async function search(typed: string, signal: AbortSignal) {
    const path = `/api/people?limit=50&search=${encodeURIComponent(typed)}`;
    const { data } = await api<{ data: Person[] }>(path, { signal });
    return data.map(toChoice);
  }
  return (
    <Combobox
      label={say('person')}
      placeholder={say('find')}
      name="to"
      required
      choices={everybody ? [all] : []}
      search={search}
      chosen={chosen}
      onChoose={setPicked}
    />
  );
}

function toChoice({ id, name, firstname, lastname, email }: Person): Choice {
  const full = name ?? [firstname, lastname].filter(Boolean).join(' ');
  return { id, title: full || email || id, note: full && email ? email : undefined };
}

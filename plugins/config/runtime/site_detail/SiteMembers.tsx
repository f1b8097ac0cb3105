import { useEffect, useState } from 'react';
import { Avatar, SearchBox, useText } from 'sala/runtime';
import { Pager } from '../parts/Pager.tsx';
import type { PeopleAnswer } from '../parts/person.ts';
import { Section } from '../parts/Section.tsx';
import { siteTexts } from '../parts/siteTexts.ts';
import { useRoleName } from '../parts/useRoleName.ts';

interface Props {
  uid: string;
  people: PeopleAnswer;
  search: string;
  onChange: (changes: Record<string, string | undefined>) => void;
}

const typingMs = 250;

/** The people of a site and their roles. */
export function SiteMembers({ uid, people, search, onChange }: Props) {
  const say = useText(siteTexts);
  const roleName = useRoleName();
  const [typed, setTyped] = useState(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onChange({ q: typed || undefined, page: undefined }), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Section title={say('members')} lead={say('membersHelp')}>
      <SearchBox label={say('findPerson')} value={typed} onChange={setTyped} />
      {people.data.length === 0 && <p className="w-config__empty">{say('nobody')}</p>}
      <ul className="w-config__list">
        {people.data.map((person) => (
          <li key={person.id}>
            <span>
              <span className="w-config__who">
                <Avatar name={person.name} image={person.avatar} size="small" />
                <span>
                  {person.name}
                  <small className="w-config__quiet">{person.email}</small>
                </span>
              </span>
            </span>
            <span>{person.disabled ? `${roleName(person.role)} · ${say('shutOut')}` : roleName(person.role)}</span>
          </li>
        ))}
      </ul>
      <Pager
        uid={uid}
        page={people.paging.page}
        pages={people.paging.totalPages}
        count={say('total', { total: people.total })}
        onPage={(page) => onChange({ page: page === 1 ? undefined : String(page) })}
      />
    </Section>
  );
}

import { useState } from 'react';
import { canChangePerson } from 'sala/engine';
import { Icon, Link, useSession, useText, useWidgetAddress, type WidgetViewProps } from 'sala/runtime';
import { readPeopleAddress } from '../../shared/listPeopleData.ts';
import { Pager } from '../parts/Pager.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { ListedPerson, PeopleAnswer } from '../parts/person.ts';
import { useScreen } from '../parts/useScreen.ts';
import { BulkBar } from './BulkBar.tsx';
import { PeopleFilter } from './PeopleFilter.tsx';
import { PersonRow } from './PersonRow.tsx';
import { peopleTexts } from './peopleTexts.ts';

/** The people of a site: search, details and bulk actions. */
export function PeopleList({ object, data }: WidgetViewProps<object>) {
  const say = useText(peopleTexts);
  const session = useSession();
  const [address, change] = useWidgetAddress(object.uid);
  const answer = data?.people as unknown as PeopleAnswer | undefined; // what the source config.people answers
  const { panel, pending, setNotice, refresh } = useScreen(object.uid, answer !== undefined);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const asked = readPeopleAddress(address);
  const people = answer?.data ?? [];
  const mayChange = (person: ListedPerson) =>
    person.id !== session.user?.id && canChangePerson(session.role, person.role);
  const changeable = people.filter(mayChange);
  const selected = changeable.filter(({ id }) => chosen.has(id));
  const isFiltered = Boolean(asked.search || asked.role || asked.status);

  function choose(id: string, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <Panel
      title={say('title')}
      {...panel}
      tools={
        <Link className="s-button s-button--primary" to="/user/add">
          <Icon name="user-plus" /> {say('add')}
        </Link>
      }
    >
      <PeopleFilter uid={object.uid} asked={asked} onChange={(changes) => change({ ...changes, page: undefined })} />
      <div className="w-config__card" data-pending={pending || undefined}>
        <table className="w-config__table w-config__table--people">
          <caption className="s-visually-hidden">{say('title')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={say('chooseAll')}
                  disabled={changeable.length === 0}
                  checked={changeable.length > 0 && selected.length === changeable.length}
                  onChange={(event) => setChosen(new Set(event.target.checked ? changeable.map(({ id }) => id) : []))}
                />
              </th>
              <th scope="col">{say('name')}</th>
              <th scope="col">{say('role')}</th>
              <th scope="col" data-wide>
                {say('joinedAt')}
              </th>
              <th scope="col" data-wide>
                {say('lastSignIn')}
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                mayChange={mayChange(person)}
                isSelf={person.id === session.user?.id}
                chosen={chosen.has(person.id)}
                onChoose={(on) => choose(person.id, on)}
              />
            ))}
          </tbody>
        </table>
        {answer && people.length === 0 && (
          <p className="w-config__empty">{say(isFiltered ? 'nobodyMatches' : 'nobody')}</p>
        )}
      </div>
      {answer && (
        <Pager
          uid={object.uid}
          page={answer.paging.page}
          pages={answer.paging.totalPages}
          count={say('count', { total: answer.total.toLocaleString() })}
          onPage={(page) => change({ page: page === 1 ? undefined : String(page) }, { push: true })}
        />
      )}
      {selected.length > 0 && (
        <BulkBar
          people={selected}
          onDone={(result) => {
            setNotice(result);
            setChosen(new Set());
            refresh();
          }}
          onCancel={() => setChosen(new Set())}
        />
      )}
    </Panel>
  );
}

import { useState } from 'react';
import { canGiveRole } from 'sala/engine';
import { ConfirmDialog, type Question, useApi, useCallMessage, useSession, useText } from 'sala/runtime';
import { roleNames } from 'sala/schemas';
import type { Notice } from '../parts/Panel.tsx';
import type { ListedPerson } from '../parts/person.ts';
import { RoleSelect } from '../parts/RoleSelect.tsx';
import { useRoleName } from '../parts/useRoleName.ts';
import { peopleTexts } from './peopleTexts.ts';

interface Props {
  people: ListedPerson[];
  onDone: (result: Notice) => void;
  onCancel: () => void;
}

interface Deed {
  method: 'POST' | 'PUT';
  call: string;
  body?: object;
}

/** Actions on the chosen people, one call each, so that one refusal does not stop the others. */
export function BulkBar({ people, onDone, onCancel }: Props) {
  const say = useText(peopleTexts);
  const session = useSession();
  const roleName = useRoleName();
  const api = useApi();
  const explain = useCallMessage();
  const [question, setQuestion] = useState<Question>();
  const count = people.length;
  const names = people.slice(0, 5).map(({ name }) => name);
  const who = names.join(', ') + (count > names.length ? ` ${say('andMore', { more: count - names.length })}` : '');

  async function run({ method, call, body = {} }: Deed) {
    const refused: string[] = [];
    for (const { id, name } of people)
      await api(`/api/people/${encodeURIComponent(id)}/${call}`, { method, body }).catch((error: unknown) =>
        refused.push(`${name}: ${explain(error)}`),
      );
    const done = say('bulkDone', { count: count - refused.length });
    onDone({ text: refused.length === 0 ? done : `${done} · ${refused.join(' · ')}`, failed: refused.length > 0 });
  }
  const ask = (name: 'disable' | 'enable' | 'reset' | 'signout') => () =>
    setQuestion({
      title: say(`${name}Many`, { count }),
      text: `${say(`${name}Text`)} ${who}`,
      action: say(name),
      danger: name === 'disable',
      perform: () => run({ method: 'POST', call: name }),
    });
  const askRole = (role: string) =>
    setQuestion({
      title: say('roleMany', { count, role: roleName(role) }),
      text: `${say('roleText')} ${who}`,
      action: say('giveRole'),
      perform: () => run({ method: 'PUT', call: 'role', body: { role } }),
    });
  const button = (name: 'disable' | 'enable' | 'reset' | 'signout') => (
    <button type="button" className="s-button s-button--small s-button--outline" onClick={ask(name)}>
      {say(name)}
    </button>
  );

  return (
    <section className="w-config__bulk" aria-label={say('chosen', { count })}>
      <strong>{say('chosen', { count })}</strong>
      <RoleSelect
        label={say('giveRole')}
        value=""
        empty={say('giveRole')}
        names={roleNames.filter((role) => canGiveRole(session.role, role))}
        onChange={(role) => role && askRole(role)}
      />
      {button('reset')}
      {button('signout')}
      {button('enable')}
      {button('disable')}
      <button type="button" className="s-button s-button--small s-button--quiet" onClick={onCancel}>
        {say('chooseNone')}
      </button>
      {question && <ConfirmDialog {...question} onClose={() => setQuestion(undefined)} />}
    </section>
  );
}

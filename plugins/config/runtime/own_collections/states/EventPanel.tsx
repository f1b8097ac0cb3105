import { eventNameOf, type MachineConfig, type TransitionConfig } from 'sala/engine';
import { useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { TextInput } from '../../parts/TextInput.tsx';
import { definitionTexts } from '../definition/definitionTexts.ts';
import { RoleChecks } from '../definition/RoleChecks.tsx';
import { SelectInput } from '../definition/SelectInput.tsx';
import { TitlePair } from '../definition/TitlePair.tsx';
import { ActionList } from './ActionList.tsx';
import { AfterPart } from './AfterPart.tsx';
import type { Describing } from './describeRule.ts';
import { GuardList } from './GuardList.tsx';
import { type Chosen, changeEvent, removeEvent } from './machineEdits.ts';
import { stateTexts } from './stateTexts.ts';

interface Props {
  machine: MachineConfig;
  from: string;
  to: string;
  event: TransitionConfig;
  describing: Describing;
  roles: SiteRoles['own'];
  onChange: (machine: MachineConfig) => void;
  onChoose: (chosen: Chosen) => void;
}

/** One event: what it is called, who may take it and when, and what it does beside. */
export function EventPanel({ machine, from, to, event, describing, roles, onChange, onChoose }: Props) {
  const say = useText({ ...definitionTexts, ...stateTexts });
  const language = useLanguage();
  const titleOf = (state: string) => readText(machine.states[state]?.title, language) || state;
  const change = (changes: Partial<TransitionConfig>) => onChange(changeEvent(machine, { from, to }, changes));
  const name = event.event ?? eventNameOf(to);
  const check = (text: string, key: 'note' | 'inPerson' | 'seldom') => (
    <label className="w-config__check">
      <input
        type="checkbox"
        checked={event[key] === true}
        onChange={({ target }) => change({ [key]: target.checked })}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <section className="w-own_states__panel" aria-label={say('event')}>
      <h2>{say('event')}</h2>
      <p className="w-config__quiet">{say('fromTo', { from: titleOf(from), to: titleOf(to) })}</p>
      <TitlePair title={event.title} onChange={(title) => change({ title })} />
      <TextInput
        label={say('eventName')}
        value={name}
        maxLength={60}
        autoCapitalize="characters"
        onChange={({ target }) => change({ event: eventNameOf(target.value) })}
      />
      <EventRoles roles={event.roles} own={roles} onChange={(list) => change({ roles: list })} />
      <div>
        {check(say('note'), 'note')}
        {check(say('inPerson'), 'inPerson')}
        {check(say('seldom'), 'seldom')}
      </div>
      <GuardList guards={event.guards ?? []} describing={describing} onChange={(guards) => change({ guards })} />
      <ActionList
        title={say('actions')}
        actions={event.actions ?? []}
        describing={describing}
        roles={roles}
        onChange={(actions) => change({ actions })}
      />
      <AfterPart value={event.after} onChange={(after) => change({ after })} />
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--small s-button--outline"
          onClick={() => {
            onChange(removeEvent(machine, from, to));
            onChoose({ state: from });
          }}
        >
          {say('removeEvent')}
        </button>
      </div>
    </section>
  );
}

interface RolesProps {
  roles: string[] | undefined;
  own: SiteRoles['own'];
  onChange: (roles: string[] | undefined) => void;
}

function EventRoles({ roles, own, onChange }: RolesProps) {
  const say = useText(stateTexts);
  return (
    <>
      <SelectInput
        label={say('roles')}
        value={roles ? 'some' : 'all'}
        options={[
          { value: 'all', title: say('everyone') },
          { value: 'some', title: say('someRoles') },
        ]}
        onChange={(chosen) => onChange(chosen === 'some' ? ['superadmin', 'admin'] : undefined)}
      />
      {roles && <RoleChecks legend={say('someRoles')} roles={roles} own={own} onChange={onChange} />}
    </>
  );
}

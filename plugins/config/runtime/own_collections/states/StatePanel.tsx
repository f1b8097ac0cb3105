import { useState } from 'react';
import type { MachineConfig, StateConfig } from 'sala/engine';
import { useLanguage, useText } from 'sala/runtime';
import { readText, type StateMeta } from 'sala/schemas';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { definitionTexts } from '../definition/definitionTexts.ts';
import { SelectInput } from '../definition/SelectInput.tsx';
import { TitlePair } from '../definition/TitlePair.tsx';
import { ActionList } from './ActionList.tsx';
import type { Describing } from './describeRule.ts';
import { addEvent, type Chosen, changeState, removeState, settleName } from './machineEdits.ts';
import { stateTexts } from './stateTexts.ts';

interface Props {
  machine: MachineConfig;
  name: string;
  /** Not stored yet: its name still follows its title. */
  isNew: boolean;
  /** How many records are in it. */
  count: number;
  describing: Describing;
  roles: SiteRoles['own'];
  onChange: (machine: MachineConfig) => void;
  onChoose: (chosen: Chosen) => void;
}

/** One state: titles, colour, where records begin and end, what entering it does, and the events that lead on. */
export function StatePanel({ machine, name, isNew, count, describing, roles, onChange, onChoose }: Props) {
  const say = useText({ ...definitionTexts, ...stateTexts });
  const state = machine.states[name];
  if (!state) return null;
  const change = (changes: Partial<StateConfig>) => onChange(changeState(machine, name, changes));
  const settle = () => {
    const settled = isNew ? settleName(machine, name) : { machine, name };
    if (settled.name === name) return;
    onChange(settled.machine);
    onChoose({ state: settled.name });
  };
  return (
    <section className="w-own_states__panel" aria-label={say('state')}>
      <h2>
        {say('state')} <code>{name}</code>
      </h2>
      {count > 0 && <p className="w-config__quiet">{say('inState', { count })}</p>}
      <TitlePair title={state.title} onChange={(title) => change({ title })} onWritten={settle} />
      <Tones value={state.tone ?? 'neutral'} onChange={(tone) => change({ tone })} />
      <Places machine={machine} name={name} state={state} onChange={onChange} />
      {!state.final && <Leads machine={machine} name={name} onChange={onChange} onChoose={onChoose} />}
      <ActionList
        title={say('entryActions')}
        actions={state.actions ?? []}
        describing={describing}
        roles={roles}
        onChange={(actions) => change({ actions })}
      />
      <div className="w-config__line">
        <button
          type="button"
          className="s-button s-button--small s-button--outline"
          disabled={Object.keys(machine.states).length === 1}
          onClick={() => onChange(removeState(machine, name))}
        >
          {say('removeState')}
        </button>
      </div>
    </section>
  );
}

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

function Tones({ value, onChange }: { value: string; onChange: (tone: NonNullable<StateMeta['tone']>) => void }) {
  const say = useText(stateTexts);
  return (
    <fieldset className="w-own_states__tones">
      <legend>{say('color')}</legend>
      {tones.map((tone) => (
        <label key={tone} data-tone={tone}>
          <input type="radio" name="tone" checked={value === tone} onChange={() => onChange(tone)} />
          <span>{say(tone)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PlacesProps {
  machine: MachineConfig;
  name: string;
  state: StateConfig;
  onChange: (machine: MachineConfig) => void;
}

/** Where records begin and where they end. */
function Places({ machine, name, state, onChange }: PlacesProps) {
  const say = useText(stateTexts);
  const isInitial = machine.initial === name;
  const leads = Object.keys(state.transitions ?? {}).length > 0;
  const check = (text: string, checked: boolean, isDisabled: boolean, onSwitch: (on: boolean) => void) => (
    <label className="w-config__check">
      <input
        type="checkbox"
        checked={checked}
        disabled={isDisabled}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span>{text}</span>
    </label>
  );
  return (
    <div>
      {check(say('initial'), isInitial, isInitial, () => onChange({ ...machine, initial: name }))}
      {!isInitial &&
        check(say('start'), state.start === true, false, (start) => onChange(changeState(machine, name, { start })))}
      {!leads &&
        check(say('final'), state.final === true, false, (final) => onChange(changeState(machine, name, { final })))}
    </div>
  );
}

interface LeadsProps {
  machine: MachineConfig;
  name: string;
  onChange: (machine: MachineConfig) => void;
  onChoose: (chosen: Chosen) => void;
}

/** The events that lead on; one more is added without a mouse. */
function Leads({ machine, name, onChange, onChoose }: LeadsProps) {
  const say = useText({ ...definitionTexts, ...stateTexts });
  const language = useLanguage();
  const [target, setTarget] = useState('');
  const { transitions = {} } = machine.states[name] ?? { title: { th: '', en: '' } };
  const titleOf = (state: string) => readText(machine.states[state]?.title, language) || state;
  const free = Object.keys(machine.states).filter((state) => !transitions[state]);
  return (
    <div className="w-own_states__leads">
      <h3>{say('leads')}</h3>
      {Object.keys(transitions).length === 0 && <p className="w-config__quiet">{say('noEvents')}</p>}
      <ul>
        {Object.entries(transitions).map(([to, { title }]) => (
          <li key={to}>
            <button
              type="button"
              className="s-button s-button--small s-button--quiet"
              onClick={() => onChoose({ state: name, to })}
            >
              {say('leadsTo', { event: readText(title, language), state: titleOf(to) })}
            </button>
          </li>
        ))}
      </ul>
      {free.length > 0 && (
        <div className="w-own_states__add">
          <SelectInput
            label={say('addEvent')}
            value={target}
            empty={say('choose')}
            options={free.map((value) => ({ value, title: titleOf(value) }))}
            onChange={setTarget}
          />
          <button
            type="button"
            className="s-button s-button--outline"
            disabled={!free.includes(target)}
            onClick={() => {
              onChange(addEvent(machine, name, target));
              onChoose({ state: name, to: target });
            }}
          >
            {say('add')}
          </button>
        </div>
      )}
    </div>
  );
}

import { useMemo, useState } from 'react';
import { type MachineConfig, placeStates } from 'sala/engine';
import { useLanguage, useText } from 'sala/runtime';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { useRoleName } from '../../parts/useRoleName.ts';
import type { Definition, Draft, KnownCollection } from '../definition/definition.ts';
import type { Describing } from './describeRule.ts';
import { EventPanel } from './EventPanel.tsx';
import { addEvent, addState, beginMachine, type Chosen, settleName } from './machineEdits.ts';
import { StateGraph } from './StateGraph.tsx';
import { StatePanel } from './StatePanel.tsx';
import { stateTexts } from './stateTexts.ts';
import './states.css';

interface Props {
  definition: Definition;
  draft: Draft;
  known: readonly KnownCollection[];
  roles: SiteRoles['own'];
  onChange: (draft: Draft) => void;
}

/** The states of a collection as a graph, and beside it what is chosen in it. */
export function StatesPart({ definition, draft, known, roles, onChange }: Props) {
  const say = useText(stateTexts);
  const language = useLanguage();
  const roleName = useRoleName(roles);
  const { machine, schema } = draft;
  const [chosen, setChosen] = useState<Chosen>();
  const picture = useMemo(() => machine && placeMachine(machine, language), [machine, language]);
  const change = (next: MachineConfig) => onChange({ ...draft, machine: next });
  const describing: Describing = { properties: schema.properties, known, language, roleName };
  if (!machine || !picture)
    return (
      <section className="w-config__group">
        <p>{say('none')}</p>
        <div className="w-config__line">
          <button
            type="button"
            className="s-button s-button--primary"
            onClick={() => change(beginMachine(definition.name))}
          >
            {say('begin')}
          </button>
        </div>
      </section>
    );
  const add = () => {
    const { machine: next, name } = addState(machine);
    change(next);
    setChosen({ state: name });
  };
  const shown = chosen && machine.states[chosen.state] ? chosen : { state: machine.initial };
  const event = shown.to === undefined ? undefined : machine.states[shown.state]?.transitions?.[shown.to];
  const isNew = !definition.machine?.states[shown.state];
  /** An arrow may be drawn while the title of a new state is still being typed. */
  const connect = (from: string, to: string) => {
    const settled = isNew ? settleName(machine, shown.state) : { machine, name: shown.state };
    const nameOf = (state: string) => (state === shown.state ? settled.name : state);
    change(addEvent(settled.machine, nameOf(from), nameOf(to)));
    setChosen({ state: nameOf(from), to: nameOf(to) });
  };
  const part = { machine, describing, roles, onChange: change, onChoose: setChosen };
  return (
    <section className="w-config__group">
      <p className="w-config__quiet">{say('lead')}</p>
      <div className="w-own_states">
        <div className="w-own_states__picture">
          <div className="w-config__line">
            <button type="button" className="s-button s-button--small s-button--outline" onClick={add}>
              {say('addState')}
            </button>
          </div>
          <StateGraph picture={picture} chosen={shown} onChoose={setChosen} onConnect={connect} />
        </div>
        {event && shown.to !== undefined ? (
          <EventPanel key={`${shown.state} ${shown.to}`} {...part} from={shown.state} to={shown.to} event={event} />
        ) : (
          <StatePanel
            {...part}
            name={shown.state}
            isNew={isNew}
            count={definition.counts.find(({ state }) => state === shown.state)?.count ?? 0}
          />
        )}
      </div>
    </section>
  );
}

function placeMachine({ states, initial }: MachineConfig, language: 'th' | 'en') {
  return placeStates(
    {
      states: Object.entries(states).map(([name, { title, tone, start, final }]) => ({
        ...{ name, title, tone },
        start: name === initial || start === true,
        final: final === true,
      })),
      transitions: Object.entries(states).flatMap(([from, { transitions = {} }]) =>
        Object.entries(transitions).map(([to, { title }]) => ({ event: to, title, from, to })),
      ),
    },
    language,
  );
}

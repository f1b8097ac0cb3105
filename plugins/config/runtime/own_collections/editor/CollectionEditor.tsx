import { type ReactNode, useState } from 'react';
import { useText } from 'sala/runtime';
import { LeaveGuard } from '../../parts/LeaveGuard.tsx';
import type { SiteRoles } from '../../parts/ownRole.ts';
import { useTab } from '../../parts/useTab.ts';
import { AccessPart } from '../access/AccessPart.tsx';
import { draftDefinition, listRemovedStates } from '../definition/definition.ts';
import { FieldsPart } from '../fields/FieldsPart.tsx';
import { StatesPart } from '../states/StatesPart.tsx';
import { DefinitionProblem } from './DefinitionProblem.tsx';
import { editorTexts } from './editorTexts.ts';
import { MovePlan } from './MovePlan.tsx';
import { ScreensPart } from './ScreensPart.tsx';
import { useDefinition } from './useDefinition.ts';
import './editor.css';

const tabs = ['fields', 'states', 'access', 'screens', 'shape'] as const;

interface Props {
  uid: string;
  name: string;
  roles: SiteRoles['own'];
  /** What reshapes the collection and takes it along, which works on what is stored. */
  shape: ReactNode;
  onSaved: () => void;
}

/** Everything that a collection of the site is: fields, states, rights and screens. They are saved together. */
export function CollectionEditor({ uid, name, roles, shape, onSaved }: Props) {
  const say = useText(editorTexts);
  const { definition, draft, setDraft, known, problem, isBusy, save, restart } = useDefinition(name);
  const [tab, setTab] = useTab(uid, tabs);
  const [isPlanned, setPlanned] = useState(false);
  if (!definition || !draft)
    return problem ? (
      <p className="w-config__notice w-config__notice--failed" role="alert">
        {problem.text}
      </p>
    ) : (
      <div className="s-skeleton w-config__skeleton" role="status" aria-label={say('loading')} />
    );
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftDefinition(definition));
  const left = listRemovedStates(definition, draft);
  const send = async (moves: Record<string, string>) => {
    setPlanned(false);
    if (await save({ ...draft, moves })) onSaved();
  };
  const part = { definition, draft, onChange: setDraft };
  return (
    <>
      <LeaveGuard dirty={isDirty} />
      <div className="w-config__tabs">
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {say(one)}
          </button>
        ))}
      </div>
      {problem && <DefinitionProblem problem={problem} />}
      {/* What is changed while it is saved would be lost when it is read again. */}
      <div className="w-own_collections__part" inert={isBusy}>
        {tab === 'fields' && <FieldsPart {...part} known={known} />}
        {tab === 'states' && <StatesPart {...part} known={known} roles={roles} />}
        {tab === 'access' && <AccessPart draft={draft} roles={roles} onChange={setDraft} />}
        {tab === 'screens' && <ScreensPart name={name} />}
        {tab === 'shape' && (isDirty ? <p className="w-config__empty">{say('changedElsewhere')}</p> : shape)}
      </div>
      {isDirty && (
        <div className="w-config__bulk">
          <button
            type="button"
            className="s-button s-button--primary"
            disabled={isBusy}
            onClick={() => (left.length > 0 ? setPlanned(true) : void send({}))}
          >
            {say('save')}
          </button>
          <button type="button" className="s-button s-button--outline" disabled={isBusy} onClick={restart}>
            {say('undo')}
          </button>
          <span className="w-config__quiet">{say('unsaved')}</span>
        </div>
      )}
      {isPlanned && draft.machine && (
        <MovePlan
          left={left}
          before={definition.machine}
          machine={draft.machine}
          onCarryOut={(moves) => void send(moves)}
          onClose={() => setPlanned(false)}
        />
      )}
    </>
  );
}

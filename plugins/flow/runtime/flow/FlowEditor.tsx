import { useMemo, useState, useSyncExternalStore } from 'react';
import { useText } from 'sala/runtime';
import { isJsonObject, type Json } from 'sala/schemas';
import { moveStep, type Place, placeOf } from '../../shared/editSteps.ts';
import { listLines } from '../../shared/listLines.ts';
import { getAt, isTrigger, type Path, samePath } from '../../shared/places.ts';
import { useKnown } from '../parts/useKnown.ts';
import { useNames } from '../parts/useNames.ts';
import { FaultList } from './FaultList.tsx';
import { FlowGraph } from './FlowGraph.tsx';
import { FlowText } from './FlowText.tsx';
import { FlowToolbar, type FlowView } from './FlowToolbar.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { EditorProvider } from './parts/EditorProvider.tsx';
import { flowTexts } from './parts/flowTexts.ts';
import { StepChooser } from './StepChooser.tsx';
import { StepList } from './StepList.tsx';
import { StepPanel } from './StepPanel.tsx';
import { TryFlow } from './TryFlow.tsx';
import { useFaults } from './useFaults.ts';
import { useFlowCommands } from './useFlowCommands.ts';
import { useFlowEdits } from './useFlowEdits.ts';

interface Props {
  value: Json | undefined;
  onChange: (value: Json) => void;
  /** It was to be saved, and was refused. */
  isRefused: boolean;
}

/** A flow as a list of steps with its branches, and the settings of the selected one beside it. */
export function FlowEditor({ value, onChange, isRefused }: Props) {
  const say = useText(flowTexts);
  const known = useKnown();
  const edits = useFlowEdits(value, onChange);
  const { definition, selected, select, edit, change } = edits;
  const lines = useMemo(() => listLines(definition, known.steps), [definition, known.steps]);
  const { faults, setAdded } = useFaults(known, { definition, selected, isRefused });
  const commands = useFlowCommands(edits, lines, known.steps);
  const [view, setView] = useState<FlowView>('list');
  const [isTrying, setTrying] = useState(false);
  const [adding, setAdding] = useState<Place>();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useSyncExternalStore(listenToWidth, readWidth, () => false);
  const names = useNames(known, definition);
  const editor = useMemo(() => ({ definition, faults, known, change }), [definition, faults, known, change]);
  const step = selected && getAt(definition, selected);
  const panel = selected && isJsonObject(step) && (
    <StepPanel key={selected.join('.')} path={selected} step={step} edits={edits} />
  );
  const afterSelected =
    selected && !isTrigger(selected)
      ? { ...placeOf(selected), index: placeOf(selected).index + 1 }
      : endOf(definition.steps);
  const onSelect = (path: Path, opens: boolean) => {
    if (!samePath(path, selected)) setAdded(undefined);
    select(path);
    if (opens) setOpen(true);
  };
  const hasSteps = Array.isArray(definition.steps) && definition.steps.length > 0;

  return (
    <EditorProvider editor={editor}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons and the list inside of it */}
      <div
        className="w-flow"
        onKeyDown={view === 'text' ? undefined : (event) => isFromList(event.target) && commands.handleKey(event)}
      >
        <FlowToolbar
          {...{ commands: commands.commands, view, setView }}
          onAdd={() => setAdding(afterSelected)}
          onTry={() => setTrying(true)}
        />
        <FaultList
          faults={faults}
          lines={lines}
          onOpen={(path) => {
            select(path);
            if (view === 'text') setView('list');
            setOpen(true);
          }}
        />
        {view === 'text' ? (
          <FlowText definition={definition} onChange={(to) => edit({ definition: to, at: undefined }, 'text')} />
        ) : (
          <div className="w-flow__body">
            <div className="w-flow__main">
              {!hasSteps && <p className="w-flow__none">{say('none')}</p>}
              {view === 'graph' ? (
                <FlowGraph {...{ definition, known, names, selected, onSelect }} />
              ) : (
                <StepList
                  {...{ lines, names, faults, selected, change, onSelect }}
                  onMove={(path, to) => edit(moveStep(definition, path, to))}
                  onAdd={setAdding}
                />
              )}
              <label className="w-flow__check">
                <input
                  type="checkbox"
                  checked={Array.isArray(definition.onError)}
                  onChange={({ target }) => change(['onError'], target.checked ? [] : undefined)}
                />
                {say('flowError')}
              </label>
            </div>
            {!isNarrow && (
              // Another step is read from its beginning.
              <aside key={selected?.join('.')} className="w-flow__side" aria-label={say('settings')}>
                {panel || <p>{say('pick')}</p>}
              </aside>
            )}
          </div>
        )}
        {isNarrow && isOpen && panel && <PanelDialog onClose={() => setOpen(false)}>{panel}</PanelDialog>}
        {isTrying && (
          <TryFlow
            {...{ definition, known }}
            step={isJsonObject(step) && selected && !isTrigger(selected) ? String(step.uid) : undefined}
            onClose={() => setTrying(false)}
          />
        )}
        {adding && (
          <StepChooser
            ofTriggers={isTrigger(adding.list)}
            added={known.steps}
            onClose={() => setAdding(undefined)}
            onChoose={(code) => {
              commands.add(code, adding);
              setAdded([...adding.list, adding.index]);
              setAdding(undefined);
              setOpen(true);
            }}
          />
        )}
      </div>
    </EditorProvider>
  );
}

function endOf(steps: Json | undefined): Place {
  return { list: ['steps'], index: Array.isArray(steps) ? steps.length : 0 };
}

/** Keys pressed in a text belong to the text. */
function isFromList(target: EventTarget): boolean {
  return target instanceof Element && target.closest('.w-flow__list, .w-flow__graph, .w-flow__tools') !== null;
}

const narrow = '(max-width: 60rem)';

function listenToWidth(listener: () => void) {
  const media = matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

function readWidth(): boolean {
  return matchMedia(narrow).matches;
}

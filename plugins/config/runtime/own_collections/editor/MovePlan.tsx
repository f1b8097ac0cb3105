import { useState } from 'react';
import type { MachineConfig } from 'sala/engine';
import { Dialog, DialogActions, useLanguage, useText } from 'sala/runtime';
import { readText } from 'sala/schemas';
import { SelectInput } from '../definition/SelectInput.tsx';
import { editorTexts } from './editorTexts.ts';

interface Props {
  left: readonly { state: string; count: number }[];
  before: MachineConfig | null;
  machine: MachineConfig;
  onCarryOut: (moves: Record<string, string>) => void;
  onClose: () => void;
}

/** What becomes of the records in states that go: nothing is saved before each has a place. */
export function MovePlan({ left, before, machine, onCarryOut, onClose }: Props) {
  const say = useText(editorTexts);
  const language = useLanguage();
  const [moves, setMoves] = useState<Record<string, string>>({});
  const titleOf = (state: string, of: MachineConfig | null) => readText(of?.states[state]?.title, language) || state;
  return (
    <Dialog
      title={say('planTitle')}
      text={say('planText')}
      onClose={onClose}
      actions={
        <DialogActions
          action={say('carryOut')}
          isReady={left.every(({ state }) => moves[state])}
          onClose={onClose}
          onAction={() => onCarryOut(moves)}
        />
      }
    >
      <div className="w-config__form">
        {left.map(({ state, count }) => (
          <SelectInput
            key={state}
            label={say('moveTo', { count, state: titleOf(state, before) })}
            value={moves[state] ?? ''}
            empty={say('choose')}
            options={Object.keys(machine.states).map((value) => ({ value, title: titleOf(value, machine) }))}
            onChange={(to) => setMoves({ ...moves, [state]: to })}
          />
        ))}
      </div>
    </Dialog>
  );
}

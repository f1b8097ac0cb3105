import { useRef, useState } from 'react';
import { isJsonObject, type Json, type JsonObject } from 'sala/schemas';
import type { Edited } from '../../shared/editSteps.ts';
import { type Path, setAt } from '../../shared/places.ts';

interface Entry {
  definition: JsonObject;
  at: Path | undefined;
}

const empty: JsonObject = { steps: [] };
const mostUndone = 200;

/** The definition in the form, the selected step, and what was done to both. */
export function useFlowEdits(value: Json | undefined, setValue: (value: Json) => void) {
  const definition = isJsonObject(value) ? value : empty;
  const [selected, select] = useState<Path>();
  const past = useRef<Entry[]>([]);
  const future = useRef<Entry[]>([]);
  const typing = useRef('');

  const write = ({ definition: next, at }: Entry) => {
    setValue(next);
    select(at);
  };

  function edit(edited: Edited | undefined, typed = '') {
    if (!edited) return;
    // Letters typed one after the other into one field are undone together.
    if (typed === '' || typed !== typing.current || future.current.length > 0)
      past.current = [...past.current, { definition, at: selected }].slice(-mostUndone);
    typing.current = typed;
    future.current = [];
    write(edited);
  }

  function step(from: typeof past, to: typeof past) {
    const entry = from.current.at(-1);
    if (!entry) return;
    from.current = from.current.slice(0, -1);
    to.current = [...to.current, { definition, at: selected }];
    typing.current = '';
    write(entry);
  }

  return {
    definition,
    selected,
    select,
    edit,
    change: (path: Path, to: Json | undefined) =>
      edit({ definition: setAt(definition, path, to) as JsonObject, at: selected }, path.join('.')), // of an object
    undo: () => step(past, future),
    redo: () => step(future, past),
    canUndo: past.current.length > 0,
    canRedo: future.current.length > 0,
  };
}

export type FlowEdits = ReturnType<typeof useFlowEdits>;

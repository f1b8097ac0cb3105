import { type RefObject, useEffect, useRef, useState } from 'react';
import { RunFollower } from './RunFollower.tsx';

/** After so many milliseconds the sender need not wait for the flow any longer. */
const patience = 5000;

interface Props {
  run: string;
  readField: (name: string) => string;
  onAsked: () => void;
  /** The flow ended, waits for others, or takes long: once, whatever it does afterwards. */
  onSilent: () => void;
  /** It led to another page. */
  onLeft: () => void;
}

/** The flow that follows a form: what it says and asks is shown to the sender. */
export function FormRun({ run, readField, onAsked, onSilent, onLeft }: Props) {
  const [isOver, setOver] = useState(false);
  const silent = useRef<(() => void) | undefined>(onSilent);
  if (silent.current) silent.current = onSilent;
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    if (!isPatient) return;
    const timer = setTimeout(() => tellOnce(silent), patience);
    return () => clearTimeout(timer);
  }, [isPatient]);
  if (isOver) return null;
  return (
    <RunFollower
      run={run}
      readField={readField}
      onAsked={() => {
        // No redirect while the person is answering.
        setPatient(false);
        onAsked();
      }}
      onWaiting={() => tellOnce(silent)}
      onEnd={(_, left) => {
        setOver(true);
        if (left) onLeft();
        else tellOnce(silent);
      }}
    />
  );
}

function tellOnce(listener: RefObject<(() => void) | undefined>): void {
  const tell = listener.current;
  listener.current = undefined;
  tell?.();
}

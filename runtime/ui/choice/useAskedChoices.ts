import { useEffect, useEffectEvent, useState } from 'react';
import type { Choice } from './choice.ts';
import type { ChosenProps } from './comboboxProps.ts';

interface Answer {
  typed: string;
  choices: readonly Choice[];
  failed?: boolean;
}

interface Asked {
  choices: readonly Choice[];
  state: 'here' | 'searching' | 'failed';
}

const restMs = 200;
const none: readonly Choice[] = [];

/** The choices that a search answers for a text, asked for when the typing rests; a list that is closed asks for none. */
export function useAskedChoices(search: ChosenProps['search'], typed: string, isOpen: boolean): Asked {
  const [answer, setAnswer] = useState<Answer>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!search) return;
    const next = await search(typed, signal).then(
      (choices) => ({ typed, choices }),
      () => ({ typed, choices: none, failed: true }),
    );
    if (!signal.aborted) setAnswer(next);
  });
  const isAsking = isOpen && search !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another question
  useEffect(() => {
    if (!isAsking) return;
    const gone = new AbortController();
    const timer = setTimeout(() => ask(gone.signal), restMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [isAsking, typed]);
  if (!isAsking) return { choices: none, state: 'here' };
  if (answer?.typed !== typed) return { choices: none, state: 'searching' };
  return { choices: answer.choices, state: answer.failed ? 'failed' : 'here' };
}

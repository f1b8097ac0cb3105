import { useMemo } from 'react';
import { useLanguage } from 'sala/runtime';
import { flowStepTypes, type JsonObject, readText } from 'sala/schemas';
import { describeStep, joinPieces } from '../../shared/describeStep.ts';
import { listLines } from '../../shared/listLines.ts';
import { readStepKey } from '../../shared/readStepKey.ts';
import type { Known } from '../parts/useKnown.ts';
import { useNames } from '../parts/useNames.ts';
import type { TakenStep } from './run.ts';
import { runTexts } from './runTexts.ts';

type Named = Pick<TakenStep, 'key' | 'code'>;
export type Sentences = (step: Named) => string;

/** What steps that were taken are called: as sentences where the definition is known, else by their type. */
export function useSentences(stored: unknown, known: Known): Sentences {
  const language = useLanguage();
  const definition = (stored ?? nothing) as JsonObject; // as it is stored
  const names = useNames(known, definition);
  return useMemo(() => {
    const lines = listLines(definition, known.steps);
    const sentences = new Map(
      lines.flatMap((line) =>
        line.kind === 'step'
          ? [
              [
                String(line.step.uid),
                joinPieces(describeStep(line.step, { type: line.type, language, names })),
              ] as const,
            ]
          : [],
      ),
    );
    return ({ key, code }) => {
      const { uid, isJoin } = readStepKey(key);
      if (isJoin) return readText(runTexts.joined, language);
      return sentences.get(uid) ?? readText(known.steps[code]?.title ?? flowStepTypes[code]?.title ?? code, language);
    };
  }, [definition, language, known, names]);
}

const nothing: JsonObject = {};

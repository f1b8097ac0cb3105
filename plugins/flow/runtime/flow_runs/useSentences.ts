import { useMemo } from 'react';
import { useLanguage } from 'sala/runtime';
import { flowStepTypes, type JsonObject, readText } from 'sala/schemas';
import { describeStep, joinPieces } from '../../shared/describeStep.ts';
import { listLines } from '../../shared/listLines.ts';
import { readStepKey } from '../../shared/readStepKey.ts';
import { namesIn } from '../parts/namesOf.ts';
import type { Known } from '../parts/useKnown.ts';
import type { TakenStep } from './run.ts';
import { runTexts } from './runTexts.ts';

type Named = Pick<TakenStep, 'key' | 'code'>;

/** What steps that were taken are called: as sentences where the definition is known, else by their type. */
export function useSentences(definition: unknown, known: Known): (step: Named) => string {
  const language = useLanguage();
  return useMemo(() => {
    const lines = listLines((definition ?? {}) as JsonObject, known.steps); // as it is stored
    const names = namesIn(known, (definition ?? {}) as JsonObject);
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
  }, [definition, language, known]);
}

import { useLanguage, useText } from 'sala/runtime';
import { describeStep } from '../../shared/describeStep.ts';
import type { Line } from '../../shared/listLines.ts';
import { namesOf } from './namesOf.ts';
import type { Known } from './useKnown.ts';

const texts = { if: { th: 'ทำเฉพาะเมื่อ', en: 'Only if' } };

/** A step as a sentence, with titles of the site instead of codes. */
export function StepSentence({ line, known }: { line: Extract<Line, { kind: 'step' }>; known: Known }) {
  const say = useText(texts);
  const language = useLanguage();
  const { step, type } = line;
  const pieces = describeStep(step, { type, language, names: namesOf(known) });
  return (
    <span>
      {typeof step.if === 'string' && step.if !== '' && <em>{`${say('if')} ${step.if}: `}</em>}
      {pieces.map(({ text, isValue }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
        isValue ? <b key={at}>{text}</b> : text,
      )}
    </span>
  );
}

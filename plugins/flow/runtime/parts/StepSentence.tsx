import { sayCondition } from 'sala/engine';
import { useLanguage, useText } from 'sala/runtime';
import { describeStep, type KnownNames } from '../../shared/describeStep.ts';
import type { Line } from '../../shared/listLines.ts';
import { isTrigger } from '../../shared/places.ts';

const texts = { if: { th: 'ทำเฉพาะเมื่อ', en: 'Only if' } };

type ShownLine = Pick<Extract<Line, { kind: 'step' }>, 'path' | 'step' | 'type'>;

/** A step as a sentence, with titles of the site instead of codes. */
export function StepSentence({ line, names }: { line: ShownLine; names: KnownNames }) {
  const say = useText(texts);
  const language = useLanguage();
  const { step, type } = line;
  const condition =
    typeof step.if === 'string' && step.if !== ''
      ? `${say('if')} ${sayCondition(step.if, { language, titleOf: names.titleOf })}`
      : '';
  const pieces = describeStep(step, { type, language, names });
  return (
    <span>
      {condition && !isTrigger(line.path) && <em>{`${condition}: `}</em>}
      {pieces.map(({ text, isValue }, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have no other identity
        isValue ? <b key={at}>{text}</b> : text,
      )}
      {condition && isTrigger(line.path) && <em> {condition}</em>}
    </span>
  );
}

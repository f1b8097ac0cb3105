import { fileAddress } from 'sala/engine';
import { Icon, useText } from 'sala/runtime';
import { isJsonObject, type JsonObject } from 'sala/schemas';
import { useTimes } from '../parts/useTimes.ts';
import type { TakenStep } from './run.ts';
import { runTexts } from './runTexts.ts';

type Ended = Pick<TakenStep, 'code' | 'output'>;

type Answered = 'approved' | 'rejected' | 'delegated';

interface Props {
  step: Ended;
  nameOf: (person: string) => string;
}

/** What came of a step, where people ask for it: who answered an approval, and the document that was made. */
export function StepOutcome({ step, nameOf }: Props) {
  const say = useText(runTexts);
  const { moment } = useTimes();
  const { file, name } = isJsonObject(step.output) ? step.output : {};
  if (step.code === 'document' && typeof file === 'string')
    return (
      <p className="w-runs__facts">
        <a href={fileAddress({ id: file, name: String(name) })} target="_blank" rel="noreferrer">
          <Icon name="file-text" size={16} /> {String(name)}
        </a>
      </p>
    );
  return answersOf(step).map(({ answer, person, note, at }) => (
    <p key={`${person} ${at}`} className="w-runs__facts">
      {[say(`answer_${answer as Answered}`, { name: nameOf(String(person)) }), moment(String(at)), note]
        .filter(Boolean)
        .join(' · ')}
    </p>
  ));
}

/** The people whom the outcomes of steps name. */
export function listAnswerers(steps: readonly Ended[]): string[] {
  return steps.flatMap(answersOf).map(({ person }) => String(person));
}

function answersOf({ code, output }: Ended): JsonObject[] {
  const answers = code === 'approval' && isJsonObject(output) ? output.answers : undefined;
  return Array.isArray(answers) ? answers.filter(isJsonObject) : [];
}
